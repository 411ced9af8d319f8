import Testing

@testable import CourseKit

@Suite("File failures")
struct FileFailureTests {
  @Test(
    "A failure says what could not be done, with which file, and why",
    arguments: [
      (FileFailure.Operation.read, "Could not read /a b/ü: permission denied."),
      (.write, "Could not write /a b/ü: permission denied."),
      (.list, "Could not list /a b/ü: permission denied."),
      (.remove, "Could not remove /a b/ü: permission denied."),
      (.makeFolder, "Could not make the folder /a b/ü: permission denied."),
    ])
  func description(operation: FileFailure.Operation, expected: String) {
    let failure = FileFailure(operation, "/a b/ü", reason: "permission denied")
    #expect(failure.description == expected)
  }
}

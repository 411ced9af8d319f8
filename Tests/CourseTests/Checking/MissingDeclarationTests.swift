import Testing

@testable import CourseKit

@Suite("Compile errors in the checks")
struct MissingDeclarationTests {
  private func sentence(_ message: String, in file: String = "Step2FailTests.swift") -> String? {
    Diagnostic.all(in: "/course/Tests/Chapters/01-A/\(file):7:5: error: \(message)").first
      .flatMap { MissingDeclaration($0)?.sentence }
  }

  @Test(
    "Each says what the checks need",
    arguments: [
      (
        "value of type 'Presenter' has no member 'message'",
        "`Presenter.message` to exist, and it does not: it was removed, renamed or spelled"
          + " differently."
      ),
      (
        "type 'Lifetime' has no member 'weak'",
        "`Lifetime.weak` to exist, and it does not: it was removed, renamed or spelled"
          + " differently."
      ),
      (
        "cannot find 'LocalReader' in scope",
        "`LocalReader` to exist and to be public, and it is not: it was removed, renamed or made"
          + " internal."
      ),
      (
        "cannot find type 'Reading' in scope",
        "`Reading` to exist and to be public, and it is not: it was removed, renamed or made"
          + " internal."
      ),
      (
        "'message' is inaccessible due to 'private' protection level",
        "`message` to be readable, but it is private: make it public."
      ),
      (
        "'Presenter' initializer is inaccessible due to 'internal' protection level",
        "`Presenter.init` to be callable, but it is internal: make it public."
      ),
      (
        "cannot assign to property: 'style' setter is inaccessible",
        "`style` to be writable from outside."
      ),
      (
        "type 'Fixture' does not conform to protocol 'Reading'",
        "`Reading` to require what it did at the start, and Fixture no longer fits it."
      ),
    ])
  func needs(message: String, expected: String) {
    #expect(sentence(message) == "Step 2's checks need " + expected)
    #expect(sentence(message, in: "Fixtures.swift") == "The checks need " + expected)
  }

  @Test(
    "Calls that no longer fit are told with the compiler's words",
    arguments: [
      "missing argument for parameter 'reader' in call",
      "missing arguments for parameters 'a', 'b' in call", "extra argument 'reader' in call",
      "extra arguments at positions #1, #2 in call",
      "incorrect argument label in call (have 'reader:', expected 'with:')",
      "incorrect argument labels in call (have 'a:b:', expected 'c:d:')",
      "argument passed to call that takes no arguments",
      "cannot convert value of type 'Recorder' to expected argument type 'Reader'",
    ])
  func calls(message: String) {
    let rest =
      " one of your declarations with other parameters than it has now (\(message))."
      + " Keep names, labels and types as they were."
    #expect(sentence(message) == "Step 2's checks call" + rest)
    #expect(sentence(message, in: "Fixtures.swift") == "The checks call" + rest)
  }

  @Test(
    "Other errors are told as they are",
    arguments: [
      "", "expected '}' in struct", "has no member", "cannot find", "no exact matches in call",
      "'x' is inaccessible due to", "cannot convert value of type 'Int' to specified type 'String'",
      "does not conform to protocol 'P'",
    ])
  func others(message: String) {
    #expect(sentence(message) == nil)
  }
}

import Testing

@testable import CourseKit

@Suite("The toolchain")
struct ToolchainTests {
  private func find(path: String?, in course: SampleCourse) throws -> Path {
    var course = course
    course.environment = path.map { ["PATH": $0] } ?? [:]
    return try Toolchain.find(in: course.effects).swift
  }

  @Test(
    "The first folder of PATH that holds it counts",
    arguments: ["/opt/swift/bin", "/none:/opt/swift/bin", "::/usr/bin:/opt/swift/bin/:/other"])
  func found(path: String) throws {
    let course = SampleCourse()
    course.files.put("another", at: "/other/swift")
    #expect(try find(path: path, in: course) == "/opt/swift/bin/swift")
  }

  @Test("A folder of that name is no toolchain", arguments: ["/usr/lib", "", nil] as [String?])
  func notFound(path: String?) {
    let course = SampleCourse()
    course.files.putFolder("/usr/lib/swift")
    #expect(
      throws: CourseFailure.broken(
        "No Swift toolchain was found: no folder of PATH holds swift.",
        "Install Swift 6.2 or later (https://www.swift.org/install), open a new terminal and try"
          + " \"swift --version\".")
    ) {
      try find(path: path, in: course)
    }
  }

  @Test("Another toolchain in the same place is told from the first")
  func fingerprint() throws {
    let course = SampleCourse()
    let toolchain = try Toolchain.find(in: course.effects)
    let before = toolchain.fingerprint(in: course.files)
    #expect(toolchain.fingerprint(in: course.files) == before)
    course.files.put("the toolchaim", at: "/opt/swift/bin/swift")
    #expect(toolchain.fingerprint(in: course.files) != before)
  }
}

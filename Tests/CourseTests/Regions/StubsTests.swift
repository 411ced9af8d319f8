import Testing

@testable import CourseKit

@Suite("Deriving stubs from solutions")
struct StubsTests {
  private let course = SampleCourse()
  private let solution: Path = "/course/Solutions/01-Greetings/Presenter.swift"
  private let stub: Path = "/course/Chapters/01-Greetings/Presenter.swift"

  private var stubs: Stubs { Stubs(workspace: course.workspace, files: course.files) }

  private func differences() throws -> [Stubs.Difference] {
    try stubs.differences(in: [try course.chapter()])
  }

  @Test("A stub that is what its solution derives differs in nothing")
  func same() throws {
    #expect(try differences() == [])
  }

  @Test("Line ends of another system are no difference")
  func lineEnds() throws {
    course.files.put(
      SampleCourse.stub.split(separator: "\n", omittingEmptySubsequences: false)
        .joined(separator: "\r\n"), at: stub)
    #expect(try differences() == [])
  }

  @Test("A changed, a missing and a stray file are each told, with what should be there")
  func differing() throws {
    course.files.put("changed", at: stub)
    course.files.put("let a = 1\n", at: "/course/Solutions/01-Greetings/Deep/New.swift")
    course.files.put("", at: "/course/Chapters/01-Greetings/Stray.swift")
    #expect(
      try differences() == [
        Stubs.Difference(
          path: "/course/Chapters/01-Greetings/Deep/New.swift", problem: "missing",
          text: "let a = 1\n"),
        Stubs.Difference(
          path: stub, problem: "differs from what the solution derives", text: SampleCourse.stub),
        Stubs.Difference(
          path: "/course/Chapters/01-Greetings/Stray.swift", problem: "no solution has this file",
          text: nil),
      ])
  }

  @Test("Writing every difference leaves none")
  func writes() throws {
    try differing()
    for difference in try differences() { try stubs.write(difference) }
    #expect(try differences() == [])
    #expect(!course.files.exists("/course/Chapters/01-Greetings/Stray.swift"))
  }

  @Test("A chapter that has no folder yet is missing file by file")
  func noFolder() throws {
    course.files.take("/course/Chapters")
    #expect(try differences().map(\.problem) == ["missing"])
  }

  @Test("A solution without a file is broken")
  func noSolution() {
    course.files.take(solution)
    #expect(
      throws: CourseFailure.broken(
        "/course/Solutions/01-Greetings holds no Swift file.", "Bring it back with git.")
    ) {
      try differences()
    }
  }

  @Test("A solution's folder that is missing is a failure")
  func noSolutionFolder() {
    course.files.take("/course/Solutions")
    #expect(throws: FileFailure.self) { try differences() }
  }

  @Test("Markers that do not add up are told with the solution's path")
  func badMarkers() {
    course.files.put("a\n// End of step 1\n", at: solution)
    #expect(
      throws: RegionFailure(
        file: "Solutions/01-Greetings/Presenter.swift", line: 2,
        problem: "\"// End of step 1\" closes a region that was never opened")
    ) {
      try differences()
    }
  }

  @Test("A label stands in one file of the chapter only")
  func labelTwice() {
    course.files.put(
      "\n// MARK: Step 2\n// Stub:\n// End of step 2\n",
      at: "/course/Solutions/01-Greetings/Zebra.swift")
    #expect(
      throws: RegionFailure(
        file: "Solutions/01-Greetings/Zebra.swift", line: 2,
        problem: "step 2 also has a region at Solutions/01-Greetings/Presenter.swift:12;"
          + " letter them 2a and 2b")
    ) {
      try differences()
    }
  }

  @Test("A step must have a heading on the page")
  func noHeading() {
    course.files.put(
      "// MARK: Step 9\n// Stub:\n// End of step 9\n",
      at: "/course/Solutions/01-Greetings/Zebra.swift")
    #expect(
      throws: RegionFailure(
        file: "Solutions/01-Greetings/Zebra.swift", line: 1,
        problem: "docs/01-greetings.md has no heading for step 9")
    ) {
      try differences()
    }
  }

  @Test("A region of a solution must have a placeholder")
  func noPlaceholder() {
    course.files.put("// MARK: Step 1\nx\n// End of step 1\n", at: solution)
    #expect(
      throws: RegionFailure(
        file: "Solutions/01-Greetings/Presenter.swift", line: 1,
        problem: "step 1 has no placeholder; add \"// Stub:\" and the commented lines that the"
          + " learner starts with")
    ) {
      try differences()
    }
  }

  @Test("A stub that cannot be read is a failure, and is not overwritten")
  func unreadableStub() {
    course.files.put(bytes: [0xFF], at: stub)
    #expect(throws: FileFailure.self) { try differences() }
    #expect(course.files.log.isEmpty)
  }

  @Test("A full disk is told with its reason")
  func fullDisk() {
    course.files.refuseChanges("no space left on device")
    #expect(throws: FileFailure(.write, stub, reason: "no space left on device")) {
      try stubs.write(Stubs.Difference(path: stub, problem: "", text: "x"))
    }
    #expect(course.files.contents[stub] == SampleCourse.stub)
  }
}

import Testing

@testable import CourseKit

@Suite("course list, hint and read")
struct ReadingCommandTests {
  private let course = SampleCourse()

  @Test("The list builds nothing and writes nothing")
  func list() {
    #expect(course.run("list") == .passed)
    #expect(course.console.output.hasPrefix("1 Greetings  not checked yet\n"))
    #expect(course.processes.invocations.isEmpty)
    #expect(course.files.log.isEmpty)
  }

  @Test("The list as JSON is all that is printed")
  func listJSON() {
    #expect(course.run("list", "--json") == .passed)
    #expect(course.console.output.hasPrefix("{\n  \"chapters\" : [\n"))
    #expect(course.console.output.hasSuffix("\n  \"version\" : 1\n}\n"))
  }

  @Test("Each call gives one hint more, up to the last")
  func hints() {
    let last = (1...4).map { _ in
      let call = SampleCourse.sharing(course)
      _ = call.run("hint")
      return call.console.output.split(separator: "\n").last.map(String.init) ?? ""
    }
    let end = "That was the last hint. The page says more: swift run course read 1 1"
    #expect(
      last == [
        "2 more: swift run course hint 1 1", "1 more: swift run course hint 1 1", end, end,
      ])
  }

  @Test("All hints can be asked for at once")
  func allHints() {
    #expect(course.run("hint", "1", "2", "--all") == .passed)
    #expect(course.console.output.contains("2  Write `try`.\n"))
    #expect(course.console.output.contains("\nThat was the last hint."))
  }

  @Test("Hints are given also where their count cannot be kept")
  func fullDisk() {
    course.files.refuseChanges("no space left on device")
    #expect(course.run("hint") == .passed)
    #expect(course.console.output.contains("1  Who makes the reader?\n"))
  }

  @Test("The hint is for the first step that does not pass")
  func firstFailing() throws {
    try course.remember([SampleCheck.keeps.result(.passed)])
    #expect(course.run("hint") == .passed)
    #expect(course.console.output.hasPrefix("Step 2 · Fail usefully\n"))
  }

  @Test("Where every step passes there is nothing to hint at")
  func nothingToHint() throws {
    try course.remember(SampleCheck.all.map { $0.result(.passed) })
    #expect(course.run("hint", "1") == .passed)
    #expect(
      course.console.output
        == "Every step of chapter 1 passes; there is nothing to hint at.\n")
  }

  @Test("A step without hints breaks the workspace, and so does a missing page")
  func noHints() {
    #expect(course.run("hint", "1", "3") == .broken)
    #expect(
      course.console.error == """
        docs/hints/01-greetings.md holds no hint for step 3.
        Bring it back with git (git checkout -- docs/hints/01-greetings.md).

        """)
    let other = SampleCourse()
    other.files.take("/course/docs/hints")
    #expect(other.run("hint") == .broken)
    #expect(
      other.console.error
        == "Could not read /course/docs/hints/01-greetings.md: there is no such file.\n")
  }

  @Test("A page is read whole or by its steps")
  func read() {
    #expect(course.run("read", "1") == .passed)
    #expect(course.console.output.contains("A presenter greets."))
    #expect(course.console.output.contains("Let the error pass."))
    let other = SampleCourse()
    #expect(other.run("read", "1", "2") == .passed)
    #expect(!other.console.output.contains("A presenter greets."))
    #expect(other.console.output.contains("Let the error pass."))
  }
}

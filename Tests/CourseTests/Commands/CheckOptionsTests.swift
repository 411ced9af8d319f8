import Testing

@testable import CourseKit

@Suite("Words and options of course check")
struct CheckOptionsTests {
  private let passing: [(SampleCheck, PlayedRun.Play)] = SampleCheck.all.map { ($0, .pass) }

  @Test("The step may follow the chapter, or be named both ways")
  func stepAsWord() throws {
    for words in [["1", "2"], ["1", "2", "--step", "2"], ["greet", "2"]] {
      let course = SampleCourse.playing(passing)
      #expect(Course.run(["check"] + words, effects: course.effects) == .passed)
      #expect(course.console.output.hasSuffix("\nStep 2 passes. Go on: swift run course check 1\n"))
      #expect(course.processes.invocations[0].values(of: "--filter") == ["\\.Step2\\D"])
    }
  }

  @Test("Two steps are one too many")
  func twoSteps() {
    let course = SampleCourse()
    #expect(course.run("check", "1", "1", "--step", "2") == .usage)
    #expect(
      course.console.error
        == "Two steps are named, 1 and 2; a check takes one of them, or none for all.\n")
  }

  @Test(
    "-v explains all failing checks and shows what the code printed",
    arguments: ["-v", "--verbose"])
  func verbose(option: String) {
    let course = SampleCourse.playing([(.keeps, .fail("one", "")), (.passes, .fail("two", ""))]) {
      $0.output = "◇ Test run started.\nHello, Maya!\n"
    }
    #expect(course.run("check", option) == .failed)
    #expect(course.console.output.contains("  found     one\n"))
    #expect(course.console.output.contains("  found     two\n"))
    #expect(course.console.output.hasSuffix("\nYour code printed:\n  Hello, Maya!\n"))
  }

  @Test("An option that a command does not know is named as it was written")
  func shortOption() {
    let course = SampleCourse()
    #expect(course.run("list", "-v") == .usage)
    #expect(course.console.error.hasPrefix("\"course list\" does not know the option \"-v\".\n"))
  }
}

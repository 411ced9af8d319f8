import Testing

@testable import CourseKit

@Suite("The course command")
struct CourseTests {
  private let course = SampleCourse()

  @Test("An unknown command is refused, with a suggestion where one is near")
  func unknownCommand() {
    #expect(course.run("chekc") == .usage)
    #expect(
      course.console.error == """
        There is no command "chekc".
        Did you mean "course check"? "course --help" lists them all.

        """)
    #expect(course.console.output.isEmpty)
  }

  @Test("A word that is near to nothing gets none", arguments: ["", "xyz", "--version", "１", "-"])
  func unknownWord(word: String) {
    #expect(course.run(word) == .usage)
    #expect(
      course.console.error == """
        There is no command "\(word)".
        "course --help" lists them all.

        """)
  }

  @Test("An unknown chapter, step or option is refused before anything is run")
  func unknownNames() {
    let calls = [
      ["check", "3"], ["check", "0"], ["check", "-1"], ["check", "１"], ["check", "1", "9"],
      ["check", "1", "1", "1"], ["check", "1", "1", "--step", "2"],
      ["check", "1", "--step", "9"], ["check", "--step="], ["check", "--setp", "1"],
      ["check", "--timeout", "0"], ["check", "--timeout", "abc"], ["hint", "1", "9"],
      ["read", "9"], ["list", "1"], ["list", "--step", "1"], ["verify", "--only", "everything"],
      ["status", "1"], ["help", "nothing"], ["restore", "nothing"], ["reset"], ["solution"],
    ]
    for call in calls {
      let course = SampleCourse()
      #expect(Course.run(call, effects: course.effects) == .usage, "\(call)")
      #expect(!course.console.error.isEmpty, "\(call)")
      #expect(course.console.output.isEmpty, "\(call)")
      #expect(course.processes.invocations.isEmpty, "\(call)")
      #expect(course.files.log.isEmpty, "\(call)")
    }
  }

  @Test("An unknown step is told with those there are")
  func unknownStep() {
    #expect(course.run("hint", "1", "9") == .usage)
    #expect(
      course.console.error == """
        Chapter 1 has no step "9".
        Its steps: 1 (Receive the reader), 2 (Fail usefully), 3 (Go further).

        """)
  }

  @Test("Outside the workspace, the remedy is where to go")
  func outside() {
    for command in ["status", "check", "list", "hint", "read", "stubs", "verify", "restore"] {
      var course = SampleCourse()
      course.currentFolder = "/usr"
      #expect(course.run(command) == .broken)
      #expect(
        course.console.error == """
          /usr is not inside the course: no folder from there upwards holds both
          Package.swift and Tests/Chapters.
          Go to the folder that you cloned (cd …) and run the command again.

          """)
    }
  }

  @Test("It works from any folder inside")
  func inside() {
    var course = SampleCourse()
    course.currentFolder = "/course/docs/hints"
    #expect(course.run("list") == .passed)
  }

  @Test("A page that is missing is told with the command that brings it back")
  func missingPage() {
    course.files.take("/course/docs/01-greetings.md")
    #expect(course.run("list") == .broken)
    #expect(
      course.console.error == """
        Could not read /course/docs/01-greetings.md: there is no such file.
        Bring the file back with git (git checkout -- docs/01-greetings.md).

        """)
  }

  @Test("Help is found in every way that people ask for it")
  func help() {
    for call in [["--help"], ["-h"], ["help"], ["--no-color", "--help"]] {
      let course = SampleCourse()
      #expect(Course.run(call, effects: course.effects) == .passed)
      #expect(course.console.output.hasPrefix("swift run course — a hands-on course on "))
    }
    for call in [["help", "list"], ["list", "--help"], ["list", "-h"], ["list", "a", "-h"]] {
      let course = SampleCourse()
      #expect(Course.run(call, effects: course.effects) == .passed)
      #expect(course.console.output.hasPrefix("swift run course list [options]\n"))
    }
  }

  @Test("Help works outside the workspace")
  func helpOutside() {
    var course = SampleCourse()
    course.currentFolder = "/"
    #expect(course.run("check", "--help") == .passed)
  }

  @Test("Without a word it says where the learner is")
  func status() {
    #expect(course.run() == .passed)
    #expect(course.console.output.hasPrefix("Dependency injection in Swift\n"))
    #expect(course.console.output.hasSuffix("a hint, gentle ones first\n"))
    #expect(course.console.error.isEmpty)
  }

  @Test("Colour goes with --no-color, wherever it stands")
  func noColour() {
    for call in [["list", "--no-color"], ["--no-color", "list"], ["--no-color"]] {
      let course = SampleCourse(isTerminal: true)
      #expect(Course.run(call, effects: course.effects) == .passed)
      #expect(!course.console.output.contains("\u{1B}"))
    }
    let coloured = SampleCourse(isTerminal: true)
    #expect(coloured.run("list") == .passed)
    #expect(coloured.console.output.contains("\u{1B}[1m"))
  }

  @Test("Every message and every help fits the terminal", arguments: [30, 40, 50, 80])
  func widths(width: Int) {
    let calls =
      [
        ["help"], ["check", "9"], ["check", "--bogus"], ["check", "1", "9"], ["restore"],
      ] + CommandTable.all.map { [$0.name, "--help"] }
    for call in calls {
      let course = SampleCourse(width: width)
      _ = Course.run(call, effects: course.effects)
      let lines = (course.console.output + course.console.error).split(separator: "\n")
      #expect(lines.filter { String($0).columns > width } == [])
    }
  }
}

import Testing

@testable import CourseKit

@Suite("The reference beside the learner's own")
struct SolutionTests {
  private let chapter = LearnersChapter([LearnersChapter.presenter: LearnersChapter.written])

  @Test("A step's difference shows its regions alone, with the place of each")
  func step() {
    #expect(
      chapter.run("solution", "1", "2", "--yes").output == """
        - yours  + reference

        Chapters/01-Greetings/Style.swift:1
        + func style() {}

        Another way may be as good: the checks judge what the code does, not how it
        looks.

        """)
  }

  @Test("A step that is the same says so")
  func same() {
    chapter.course.files.put(
      "// MARK: Step 2b · Style it.\nfunc style() {}\n// End of step 2b\n",
      at: LearnersChapter.style)
    #expect(
      chapter.run("solution", "1", "2", "--yes").output
        == "Your step 2 is the same as the reference.\n")
  }

  @Test("A chapter's difference goes through all files, added ones left out")
  func whole() {
    chapter.course.files.put("let mine = 1\n", at: LearnersChapter.added)
    let output = chapter.run("solution", "1", "--yes").output
    #expect(output.contains("\nChapters/01-Greetings/Presenter.swift\n"))
    #expect(output.contains("\n- /// Shows my greeting.\n+ /// Shows a greeting.\n"))
    #expect(output.contains("\nChapters/01-Greetings/Style.swift\n"))
    #expect(!output.contains("mine = 1"))
  }

  @Test("Without markers the whole file is compared, and said to be")
  func lostMarkers() {
    chapter.course.files.put("let own = 1\n", at: LearnersChapter.presenter)
    let output = chapter.run("solution", "1", "1", "--yes").output
    #expect(
      output.contains("(its step markers are gone, so the whole file is compared)\n- let own"))
  }

  @Test("A file that the learner does not have is told")
  func missing() {
    chapter.course.files.take(LearnersChapter.style)
    let output = chapter.run("solution", "1", "--yes").output
    #expect(
      output.contains("Chapters/01-Greetings/Style.swift  (you have no such file)\n+ // MARK"))
  }

  @Test("On a terminal a line that is too long goes on in the next, elsewhere it stays whole")
  func long() {
    let difference = LineDifference(
      from: ["let a = 1", "\treturn mine(of: theLongestNameOfAll)"],
      to: ["let a = 1", "    return another(of: theLongestNameOfAll)"])
    let paint = Paint(enabled: false)
    #expect(
      difference.unified(paint, width: 30) == [
        "  let a = 1", "-     return mine(of: ", "↪ theLongestNameOfAll)",
        "+     return another(of: ", "↪ theLongestNameOfAll)",
      ])
    #expect(
      difference.unified(paint) == [
        "  let a = 1", "- \treturn mine(of: theLongestNameOfAll)",
        "+     return another(of: theLongestNameOfAll)",
      ])
    let colours = difference.unified(Paint(enabled: true), width: 30)
    #expect(colours[2] == Paint(enabled: true).red("↪ theLongestNameOfAll)"))
  }

  @Test("Lines that end as on Windows are no difference")
  func windows() {
    chapter.course.files.put(
      LearnersChapter.written.replacing("\n", with: "\r\n"), at: LearnersChapter.presenter)
    let output = chapter.run("solution", "1", "1", "--yes").output
    #expect(output.contains("-   let reader = \"mine\"\n"))
    #expect(!output.contains("\r"))
  }

  @Test("Before a step passes it is not shown without --yes where nobody can be asked")
  func refused() {
    let solution = chapter.run("solution", "1", "2")
    #expect(solution.code == .usage)
    #expect(
      solution.error == """
        Step 2 does not pass yet.
        A hint may be enough: swift run course hint 1 2
        To see the reference all the same, add --yes.

        """)
    #expect(solution.output.isEmpty)
  }

  @Test("A step that passes is shown without a question; one that changed since is not")
  func passes() throws {
    try chapter.course.remember(SampleCheck.all.map { $0.result(.passed) })
    #expect(chapter.run("solution", "1", "2").code == .passed)
    chapter.course.files.put("changed", at: LearnersChapter.style)
    let solution = chapter.run("solution", "1", "2")
    #expect(solution.code == .usage)
    #expect(solution.error.hasPrefix("Step 2 has changed since it passed.\n"))
    try chapter.course.remember([SampleCheck.passes.failure("no")])
    chapter.course.files.put("changed again", at: LearnersChapter.style)
    let failed = chapter.run("solution", "1", "2")
    #expect(failed.error.hasPrefix("Step 2 did not pass when it was last checked.\n"))
  }

  @Test(
    "On a terminal it asks; only y shows the reference",
    arguments: [
      ("y", true), ("Y", true), ("n", false), ("x", false),
    ] as [(Character, Bool)])
  func asks(key: Character, isShown: Bool) {
    let terminal = EmulatedTerminal()
    #expect(ask([.press(.character(key))], terminal) == .passed)
    #expect(
      terminal.visible.hasPrefix(
        """
        A hint may be enough: swift run course hint 1 2
        Step 2 does not pass yet. Show the reference? [y/N]
        """))
    #expect(terminal.visible.contains("- yours  + reference") == isShown)
  }

  @Test("A terminal that is closed is no yes")
  func closed() {
    let terminal = EmulatedTerminal()
    #expect(ask([], terminal) == .passed)
    #expect(!terminal.visible.contains("reference\n"))
  }

  @Test("A command that was stopped at the question asks it again")
  func returns() {
    let terminal = EmulatedTerminal()
    #expect(ask([.wait(2), .press(.returned), .press("y")], terminal) == .passed)
    #expect(terminal.visible.contains("[y/N] Step 2 does not pass yet."))
    #expect(terminal.visible.contains("- yours  + reference"))
  }

  private func ask(_ moves: [ScriptedKeys.Move], _ terminal: EmulatedTerminal) -> ExitCode {
    var effects = chapter.course.effects
    effects.console = terminal
    effects.keyboard = ScriptedKeyboard(
      keys: ScriptedKeys(moves) { terminal.visible }, console: terminal)
    return Course.run(["solution", "1", "2", "--no-color"], effects: effects)
  }
}

import Testing

@testable import CourseKit

@Suite("Figures that do not show what running code shows")
struct FigureGateTests {
  private let sound = SoundCourse()
  private let page = "docs/01-greetings.md"
  private let figure = "docs/figures/01-ownership.svg"
  private let program = "Tests/Figures/01-ownership.swift"

  private func red() -> String { sound.red("1", "--only", "figures") }

  private func expectRed(
    _ problems: String..., sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let lines = ["✗ 01 figures   running code has the edges of 1 figure"]
    #expect(
      red() == (lines + problems.map { "    \($0)" }).joined(separator: "\n"),
      sourceLocation: sourceLocation)
  }

  @Test("An edge that is drawn and no longer there")
  func gone() {
    sound.edit(program, "print(Presenter knows App)\n", "")
    expectRed(
      "docs/figures/01-ownership.svg: draws \"Presenter knows App\", and"
        + " Tests/Figures/01-ownership.swift finds no such edge; correct the figure.")
  }

  @Test("An edge that is there and not drawn")
  func undrawn() {
    sound.edit(program, "print(Presenter", "print(App owns Reader)\nprint(Presenter")
    expectRed(
      "docs/figures/01-ownership.svg: does not draw \"App owns Reader\", which"
        + " Tests/Figures/01-ownership.swift finds; draw it, with data-edge=\"App owns Reader\" on"
        + " the arrow.")
  }

  @Test("A weak edge that became strong is both")
  func strong() {
    sound.edit(program, "Presenter knows App", "Presenter owns App")
    #expect(red().contains("draws \"Presenter knows App\""))
    #expect(red().contains("does not draw \"Presenter owns App\""))
  }

  @Test("What no figure can draw is told as the code's fault, and nothing is said of the edges")
  func leak() {
    sound.edit(program, "print(App owns Presenter)\nprint(Presenter knows App)\n", "")
    sound.edit(program, "\n\n", "\n\nprint(App is never released)\n")
    expectRed(
      "Tests/Figures/01-ownership.swift: App is never released, which no figure can draw; look at"
        + " Solutions/01-Greetings.")
  }

  @Test("A figure without a program")
  func unproved() {
    sound.files.take("/course/Tests/Figures")
    expectRed(
      "docs/figures/01-ownership.svg: no program shows that it is true; add"
        + " Tests/Figures/01-ownership.swift, which prints the edges.")
  }

  @Test("A figure that says which edges it draws needs a program wherever it is shown")
  func elsewhere() {
    sound.put("<path data-edge=\"App owns Presenter\"/>", at: "docs/figures/01-more.svg")
    #expect(red().contains("docs/figures/01-more.svg: no program shows that it is true"))
    sound.put("<svg/>", at: "docs/figures/01-more.svg")
    sound.expectGreen("1", "--only", "figures")
  }

  @Test("A figure that is not named as its chapter's")
  func misnamed() {
    sound.edit(page, "figures/01-ownership.svg", "figures/ownership.svg")
    sound.edit(page, "![Who", "![The same](figures/01-ownership.svg)\n\n![Who")
    #expect(
      red().contains(
        "docs/figures/ownership.svg: its name must begin with \"01-\", as its program's does."))
  }

  @Test("A program without a figure")
  func unshown() {
    sound.put("print(App owns Presenter)\n", at: "Tests/Figures/01-scopes.swift")
    expectRed(
      "Tests/Figures/01-scopes.swift: docs/01-greetings.md has no figure 01-scopes.svg under"
        + " \"Who owns whom\"; show one, or remove the program.")
  }

  @Test("An arrow that says nothing may be any edge")
  func silent() {
    sound.edit(figure, " data-aside=\"the key\"", "")
    expectRed(
      "docs/figures/01-ownership.svg: 1 arrow without an edge; write data-edge=\"A owns B\" on"
        + " each, or data-aside=\"…\" where it is none.")
  }

  @Test("A node that the figure as text does not name")
  func unnamed() {
    sound.edit(page, "App ─ owns ─> Presenter ─ weak ─> App", "App ─ owns ─> a screen")
    expectRed("docs/01-greetings.md: the figure as text does not name \"Presenter\".")
  }

  @Test("A program that does not compile is told with its line, also in what all share")
  func typo() {
    sound.edit(program, "print(App", "typo(App")
    expectRed("Tests/Figures/01-ownership.swift:3: cannot find 'typo' in scope")
    sound.edit(program, "typo(App", "print(App")
    sound.put("\ntypo()\n", at: "Tests/Figures/ObjectGraph.swift")
    expectRed("Tests/Figures/ObjectGraph.swift:2: cannot find 'typo' in scope")
  }

  @Test(
    "A program that does not come to its end shows nothing",
    arguments: [
      ("fatalError()", "crashes: Fatal error: no"),
      ("while true {}", "does not end within 20 seconds."),
    ])
  func endings(line: String, ending: String) {
    sound.edit(program, "print(App", "\(line)\nprint(App")
    expectRed("Tests/Figures/01-ownership.swift: the program \(ending)")
  }

  @Test("A solution that does not compile is another area's, and is named")
  func brokenSolution() {
    sound.edit("Solutions/01-Greetings/Presenter.swift", "func further() {}", "lett x = 1")
    expectRed("Solutions/01-Greetings does not compile without a warning; see the area solutions.")
  }

  @Test("A page without a figure of objects has nothing to compare")
  func none() {
    sound.edit(page, "![Who owns whom](figures/01-ownership.svg)\n", "")
    for path in [figure, program] { sound.files.take(Path("/course/\(path)")) }
    sound.expectGreen("1", "--only", "figures")
  }
}

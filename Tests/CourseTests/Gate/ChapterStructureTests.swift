import Testing

@testable import CourseKit

@Suite("Parts of one chapter that do not agree")
struct ChapterStructureTests {
  private let sound = SoundCourse()
  private let page = "docs/01-greetings.md"

  /// What is told of the chapter, without the line that names the area.
  private func red() -> String {
    let lines = sound.red("1", "--only", "structure").split(separator: "\n")
    #expect(lines.first == "✗ 01 structure steps, tests, answers and hints agree")
    return lines.dropFirst().map { $0.dropFirst(4) }.joined(separator: "\n")
  }

  @Test("A step with fewer than two hints")
  func hints() {
    sound.edit("docs/hints/01-greetings.md", "2. Write `try`.\n", "")
    #expect(
      red() == """
        docs/hints/01-greetings.md: step 2 has 1 hint; it needs two or more under "## Step 2".
        """)
    sound.edit("docs/hints/01-greetings.md", "## Step 3", "## Stpe 3")
    #expect(
      red() == """
        docs/hints/01-greetings.md: step 2 has 1 hint; it needs two or more under "## Step 2".
        docs/hints/01-greetings.md: step 3 has 0 hints; it needs two or more under "## Step 3".
        """)
  }

  @Test("No hints at all")
  func noHints() {
    sound.files.take("/course/docs/hints/01-greetings.md")
    #expect(
      red() == "docs/hints/01-greetings.md is missing; it holds two hints or more for each step.")
  }

  @Test("A heading that every page has is missing")
  func missingHeading() {
    sound.edit(page, "## Who owns whom", "### Who owns whom")
    #expect(
      red()
        == "docs/01-greetings.md: the heading \"## Who owns whom\" is missing; every page has it."
    )
  }

  @Test(
    "A heading in another place than on every page",
    arguments: [
      (
        "## Run it", "## Questions",
        "9: the heading \"## Questions\" stands where \"## Run it\" belongs"
      ),
      (
        "## The idea", "## Step 3 ★ · Go further",
        "25: the heading \"## Step 3 ★ · Go further\" stands where \"## The idea\" belongs"
      ),
      (
        "## Step 1 · Receive the reader", "## Step 2 · Fail usefully",
        "43: the heading \"## Step 2 · Fail usefully\" stands where \"## Step 1 · Receive the reader\""
          + " belongs"
      ),
    ])
  func misplaced(one: String, other: String, problem: String) {
    sound.edit(page, one, "## X")
    sound.edit(page, other, one)
    sound.edit(page, "## X", other)
    #expect(red() == "docs/01-greetings.md:\(problem); every page has the same order.")
  }

  @Test("A heading that comes twice")
  func twice() {
    sound.put(sound.text(of: page) + "\n## Questions\n", at: page)
    #expect(red() == "docs/01-greetings.md:71: the heading \"## Questions\" comes twice.")
  }

  @Test("Further headings may stand between")
  func further() {
    sound.edit(page, "## The idea", "### A detail\n\n## An aside\n\n## The idea")
    sound.expectGreen("1", "--only", "structure")
  }

  @Test(
    "A first heading that does not name the chapter",
    arguments: ["# Greetings", "# 2 · Greetings", "## 1 · Greetings"])
  func title(heading: String) {
    sound.edit(page, "# 1 · Greetings", heading)
    let title = heading.hasPrefix("##") ? "01-Greetings" : "Greetings"
    #expect(red() == "docs/01-greetings.md: the first heading must be \"# 1 · \(title)\".")
  }

  @Test(
    "A heading that is nearly a step's",
    arguments: ["## Step 2: Fail usefully", "## Step two · Fail usefully", "## Step 2 - Fail"])
  func nearlyAStep(heading: String) {
    sound.edit(page, "## Step 2 · Fail usefully", heading)
    #expect(
      red() == """
        docs/01-greetings.md:47: "\(heading.dropFirst(3))" names no step; write it as \
        "## Step 1 · Title" or "## Step 1 ★ · Title".
        docs/01-greetings.md: the steps are numbered [1, 3], not 1, 2, 3 …
        Tests/Chapters/01-Greetings/Step2FailUsefullyTests.swift: docs/01-greetings.md has no such \
        step; add its heading, or remove the file.
        """)
  }

  @Test("A page without a step")
  func noStep() {
    for title in ["1 · Receive the reader", "2 · Fail usefully", "3 ★ · Go further"] {
      sound.edit(page, "## Step \(title)", "### \(title)")
    }
    #expect(
      red() == "docs/01-greetings.md: no step; add a heading such as \"## Step 1 · Title\".")
  }

  @Test("A suite that has another name than the page's heading")
  func suiteName() {
    sound.edit(page, "## Step 3 ★ · Go further", "## Step 3 · Go further")
    #expect(
      red() == """
        Tests/Chapters/01-Greetings/Step3GoFurtherTests.swift: the suite must be named as the page's \
        heading: @Suite("Step 3 · Go further").
        """)
    sound.edit(page, "## Step 3 · Go further", "## Step 3 ★ · Go farther")
    #expect(
      red() == """
        Tests/Chapters/01-Greetings/Step3GoFurtherTests.swift: the suite must be named as the page's \
        heading: @Suite("Step 3 ★ · Go farther").
        """)
  }

  @Test("A step without a file of tests, and one with two")
  func testFiles() {
    let folder = "Tests/Chapters/01-Greetings"
    sound.files.take("/course" / "\(folder)/Step1ReceiveTheReaderTests.swift")
    sound.put("", at: "\(folder)/Step2AgainTests.swift")
    sound.put("", at: "\(folder)/Step10Tests.swift")
    #expect(
      red() == """
        Tests/Chapters/01-Greetings: step 1 needs one file named Step1…Tests.swift; there are 0.
        Tests/Chapters/01-Greetings: step 2 needs one file named Step2…Tests.swift; there are 2.
        Tests/Chapters/01-Greetings/Step10Tests.swift: docs/01-greetings.md has no such step; add \
        its heading, or remove the file.
        """)
  }

  @Test("A step without a region")
  func noRegion() {
    sound.edit("Solutions/01-Greetings/Presenter.swift", "MARK: Step 3", "MARK: Step 2b")
    sound.edit("Solutions/01-Greetings/Presenter.swift", "End of step 3", "End of step 2b")
    #expect(
      red() == """
        Solutions/01-Greetings: step 3 has no region; mark what the learner writes with \
        "// MARK: Step 3 · …" and "// End of step 3".
        """)
  }

  @Test("A chapter without a right answer")
  func noRightAnswer() {
    sound.files.take("/course/Tests/Answers/01-Greetings/right")
    #expect(
      red() == """
        Tests/Answers/01-Greetings/right: no right answer; add an unusual one that every check must \
        accept.
        """)
  }
}

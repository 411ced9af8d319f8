import Testing

@testable import CourseKit

@Suite("Markdown renderer")
struct MarkdownRendererTests {
  private let page = MarkdownDocument(
    markdown: """
      # 1 · Constructor injection

      A presenter *receives* its reader; it makes none. See [the index](index.md) and
      [the problem](#the-problem), or <https://swift.org>.

      <!-- for authors -->
      ## The problem

      `GreetingPresenter` builds a `LocalGreetingReader`, so no test can **replace** it:
      [the index](index.md) and [the glossary](glossary.md) say more.

      ### 1. Question?

      Think first.
      """)

  @Test("At 50 columns without colour the marks of the source stay")
  func narrowAndPlain() {
    #expect(
      MarkdownRenderer(width: 50, paint: Paint(enabled: false)).render(page) == [
        "1 · Constructor injection",
        "═════════════════════════",
        "",
        "A presenter *receives* its reader; it makes none.",
        "See the index[1] and the problem, or",
        "https://swift.org.",
        "",
        "[1] index.md",
        "",
        "The problem",
        "───────────",
        "",
        "`GreetingPresenter` builds a",
        "`LocalGreetingReader`, so no test can **replace**",
        "it: the index[2] and the glossary[3] say more.",
        "",
        "1. Question?",
        "╌╌╌╌╌╌╌╌╌╌╌╌",
        "",
        "Think first.",
        "",
        "[2] index.md",
        "[3] glossary.md",
      ])
  }

  @Test("At 80 columns with colour styles stand for the marks")
  func wideAndColoured() {
    #expect(
      MarkdownRenderer(width: 80, paint: Paint(enabled: true)).render(page).map(\.shown) == [
        "␛[1m1 · Constructor injection␛[22m",
        "␛[2m═════════════════════════␛[22m",
        "",
        "A presenter ␛[3mreceives␛[23m its reader; it makes none. See ␛[4mthe index␛[24m"
          + "␛[2m[1]␛[22m and the",
        "problem, or ␛[4mhttps://swift.org␛[24m.",
        "",
        "␛[2m[1]␛[22m index.md",
        "",
        "␛[1mThe problem␛[22m",
        "␛[2m───────────␛[22m",
        "",
        "␛[36mGreetingPresenter␛[39m builds a ␛[36mLocalGreetingReader␛[39m, so no test can "
          + "␛[1mreplace␛[22m it: ␛[4mthe␛[0m",
        "␛[4mindex␛[24m␛[2m[2]␛[22m and ␛[4mthe glossary␛[24m␛[2m[3]␛[22m say more.",
        "",
        "␛[1m1. Question?␛[22m",
        "␛[2m╌╌╌╌╌╌╌╌╌╌╌╌␛[22m",
        "",
        "Think first.",
        "",
        "␛[2m[2]␛[22m index.md",
        "␛[2m[3]␛[22m glossary.md",
      ])
  }

  @Test("A heading that is too long is wrapped above a rule as long as its longest line")
  func longHeadings() {
    let document = MarkdownDocument(markdown: "## Step 12 · Receive the `collaborator` again")
    #expect(
      MarkdownRenderer(width: 30, paint: Paint(enabled: false)).render(document) == [
        "Step 12 · Receive the", "`collaborator` again", "─────────────────────",
      ])
  }

  @Test("A style goes on behind a line's end")
  func stylesOverLines() {
    let document = MarkdownDocument(markdown: "The **reader that is handed in** stays.")
    #expect(
      MarkdownRenderer(width: 20, paint: Paint(enabled: true)).render(document).map(\.shown) == [
        "The ␛[1mreader that is␛[0m", "␛[1mhanded in␛[22m stays.",
      ])
  }

  @Test("A section is rendered with its own links only")
  func sections() throws {
    let section = try #require(page.section(titled: "The problem"))
    let lines = MarkdownRenderer(width: 80, paint: Paint(enabled: false)).render(section)
    #expect(lines.first == "The problem")
    #expect(lines.suffix(2) == ["[1] index.md", "[2] glossary.md"])
  }

  @Test("An empty page has no lines")
  func empty() {
    let document = MarkdownDocument(markdown: "\n<!-- nothing -->\n")
    #expect(MarkdownRenderer(width: 50, paint: Paint(enabled: false)).render(document).isEmpty)
  }
}

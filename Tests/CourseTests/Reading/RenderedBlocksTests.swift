import Testing

@testable import CourseKit

@Suite("Rendered blocks")
struct RenderedBlocksTests {
  private func lines(_ markdown: String, width: Int = 50, color: Bool = false) -> [String] {
    MarkdownRenderer(width: width, paint: Paint(enabled: color))
      .render(MarkdownDocument(markdown: markdown)).map(\.shown)
  }

  @Test("Lists hang their lines behind the marker, ordered ones behind the longest number")
  func lists() {
    #expect(
      lines(
        """
        - The presenter shows what its reader answers, and nothing else.
          - It is asked once.
        - Short

        9. nine
        10. ten is a longer item that needs a second line here
        """) == [
          "• The presenter shows what its reader answers, and",
          "  nothing else.",
          "  • It is asked once.",
          "• Short",
          "",
          "9.  nine",
          "10. ten is a longer item that needs a second line",
          "    here",
        ])
  }

  @Test("Blank lines set the items of a loose list apart, and a listing in an item")
  func looseLists() {
    #expect(
      lines("1. One\n\n   ```swift\n   let x = 1\n   ```\n2. Two\n3.") == [
        "1. One", "", "       let x = 1", "", "2. Two", "", "3.",
      ])
  }

  @Test("Quotes stand behind a bar, and GitHub's asides get a title")
  func quotes() {
    #expect(
      lines(
        """
        > [!NOTE]
        > A presenter that makes its own reader cannot be tested.
        >
        > - Not at all
        """, color: true) == [
          "│ ␛[1mNote␛[22m",
          "│ A presenter that makes its own reader cannot be",
          "│ tested.",
          "│",
          "│ • Not at all",
        ])
    #expect(lines("> [!WARNING]") == ["│ Warning"])
  }

  @Test("Details are open, with their summary as a small heading")
  func details() {
    #expect(
      lines("<details><summary>Answers</summary>\n\n- **A** — right\n\n</details>", color: true)
        == ["␛[1m▾ Answers␛[22m", "", "• ␛[1mA␛[22m — right"])
  }

  @Test("A figure is its alternative text, and its drawing if one follows")
  func figures() {
    let image = "![Who owns whom: the screen holds the presenter](f.svg)"
    #expect(
      lines(
        """
        \(image)

        <details><summary>The figure as text</summary>

        ```text
        screen ──▶ presenter
        ```

        </details>
        """) == [
          "Figure: Who owns whom: the screen holds the",
          "  presenter",
          "",
          "    screen ──▶ presenter",
        ])
    #expect(
      lines("\(image)\n\n<details><summary>Answers</summary>\nyes\n</details>", width: 80) == [
        "Figure: Who owns whom: the screen holds the presenter", "", "▾ Answers", "", "yes",
      ])
  }

  @Test("A rule crosses a part of the page")
  func thematicBreaks() {
    #expect(lines("a\n\n---\n\nb") == ["a", "", "────────────────────", "", "b"])
  }

  @Test("A table stands in columns where they fit, with and without colour")
  func tables() {
    let table =
      "| Form | Lifetime | N |\n|---|:-:|--:|\n| `init` | object | 1 |\n| method | call |\n"
    #expect(
      lines(table) == [
        "Form    Lifetime  N",
        "──────  ────────  ─",
        "`init`   object   1",
        "method    call",
      ])
    #expect(
      lines(table, width: 80, color: true) == [
        "␛[1mForm␛[22m    ␛[1mLifetime␛[22m  ␛[1mN␛[22m",
        "␛[2m──────␛[22m  ␛[2m────────␛[22m  ␛[2m─␛[22m",
        "␛[36minit␛[39m     object   1",
        "method    call",
      ])
  }

  @Test("A table that does not fit becomes one row below the other")
  func wideTables() {
    let table = """
      | Library | What it calls a lifetime of one instance |
      |---|---|
      | Swinject | container scope |
      | Factory | singleton, cached, shared: its page tells |
      """
    #expect(
      lines(table) == [
        "Library: Swinject",
        "What it calls a lifetime of one instance:",
        "  container scope",
        "",
        "Library: Factory",
        "What it calls a lifetime of one instance:",
        "  singleton, cached, shared: its page tells",
      ])
    #expect(
      lines(table, width: 80) == [
        "Library   What it calls a lifetime of one instance",
        "────────  ─────────────────────────────────────────",
        "Swinject  container scope",
        "Factory   singleton, cached, shared: its page tells",
      ])
  }
}

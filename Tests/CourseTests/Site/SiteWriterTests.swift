import Testing

@testable import CourseKit

@Suite("Running text on the site")
struct SiteWriterTests {
  static func writer(
    showsHints: Bool = false, promotion: Int = 0, declarations: [String: String] = [:]
  ) -> SiteWriter {
    var page = SitePage(
      name: "01-greetings", source: "docs/01-greetings.md",
      title: MarkdownText(markdown: "1 · Greetings", line: 1), eyebrow: "Chapter")
    page.showsHints = showsHints
    page.promotion = promotion
    var map = SiteMap()
    map.add("docs/glossary.md", page: "glossary")
    map.add(
      "docs/glossary.md", anchor: "cycle", SiteMap.Place(page: "glossary", fragment: "Cycle"))
    return SiteWriter(page: page, map: map, declarations: declarations)
  }

  private func text(_ markdown: String) -> String {
    var writer = Self.writer()
    return writer.text(MarkdownText(markdown: markdown, line: 1))
  }

  @Test(
    "Marks and words stay what they are",
    arguments: [
      ("**a** *b* ***c*** `d*`", "**a** *b* ***c*** `d*`"), ("a\\*b", "a\\*b"),
      ("two\nlines", "two lines"), ("break<br>here", "break\\\nhere"), ("``a`b``", "a\\`b"),
      ("a <!-- gone --> b", "a  b"), ("A & B < C", "A \\& B \\< C"),
    ])
  func marks(markdown: String, wanted: String) {
    #expect(text(markdown) == wanted)
  }

  @Test(
    "Links between documents become links between pages",
    arguments: [
      ("[a *cycle*](glossary.md#cycle)", "[a *cycle*](doc:glossary#Cycle)"),
      ("[words](glossary.md)", "[words](doc:glossary)"),
      ("[Swift](https://swift.org/a_b)", "[Swift](https://swift.org/a_b)"),
      ("<https://swift.org>", "[https://swift.org](https://swift.org)"),
    ])
  func links(markdown: String, wanted: String) {
    #expect(text(markdown) == wanted)
  }

  @Test(
    "A file of the workspace becomes its path in code",
    arguments: [
      ("[`A.swift`](../Chapters/01-X/A.swift)", "`Chapters/01-X/A.swift`"),
      ("[`Chapters/01-X`](../Chapters/01-X)", "`Chapters/01-X`"),
      ("[The reference](../Solutions/01-X)", "The reference (`Solutions/01-X`)"),
    ])
  func files(markdown: String, wanted: String) {
    #expect(text(markdown) == wanted)
  }

  @Test("An image is found by its file's name")
  func image() {
    #expect(text("![App owns Home](figures/01-a.svg)") == "![App owns Home](01-a.svg)")
  }

  @Test("The first mention of a declaration leads to it, and no heading or link does")
  func declarations() {
    var writer = Self.writer(declarations: ["Presenter": "/Greetings/Presenter"])
    let title = MarkdownText(markdown: "Why `Presenter`?", line: 1)
    #expect(writer.heading(title) == "Why Presenter?")
    let linked = MarkdownText(markdown: "[`Presenter`](glossary.md)", line: 1)
    #expect(writer.text(linked) == "[`Presenter`](doc:glossary)")
    let text = MarkdownText(markdown: "`Presenter`, `Presenter` and `Other`", line: 1)
    #expect(writer.text(text) == "``/Greetings/Presenter``, `Presenter` and `Other`")
  }
}

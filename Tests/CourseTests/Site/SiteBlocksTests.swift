import Testing

@testable import CourseKit

@Suite("Blocks on the site")
struct SiteBlocksTests {
  private func blocks(_ markdown: String, showsHints: Bool = false, promotion: Int = 0) -> String {
    var writer = SiteWriterTests.writer(showsHints: showsHints, promotion: promotion)
    return writer.blocks(MarkdownDocument(markdown: markdown).blocks)
  }

  @Test("Headings keep their level, or rise where the page is a part; code in them is words")
  func headings() {
    #expect(blocks("## A `b`\n\n### C") == "## A b\n\n### C")
    #expect(blocks("### A\n\n#### B\n\n## C", promotion: 1) == "## A\n\n### B\n\n## C")
  }

  @Test("A listing and what it prints stand below each other")
  func listing() {
    #expect(
      blocks("```swift\nprint(1)\n```\n\n```output\n1\n```")
        == "```swift\nprint(1)\n```\n\n*Prints:*\n\n```text\n1\n```")
  }

  @Test("A wrong listing is a warning, together with what the compiler says")
  func wrong() {
    #expect(
      blocks("```swift wrong\nlet a: Int = \"\"\n\nlet b\n```\n\n```error\ncannot convert\n```")
        == """
        > Warning: This does not compile.
        >
        > ```swift
        > let a: Int = ""
        >
        > let b
        > ```
        >
        > The compiler says:
        >
        > ```text
        > cannot convert
        > ```
        """)
  }

  @Test(
    "Other listings have a language that docc knows",
    arguments: [
      ("console", "shell"), ("", "text"), ("text", "text"), ("json", "json"), ("sh", "sh"),
    ])
  func languages(info: String, language: String) {
    #expect(blocks("```\(info)\na\n```") == "```\(language)\na\n```")
  }

  @Test("A listing with fences inside has longer ones around it")
  func fences() {
    #expect(blocks("`````text\n```swift\n````\n`````") == "`````text\n```swift\n````\n`````")
  }

  @Test("Lists keep their numbers, their blank lines and what is nested")
  func lists() {
    #expect(blocks("- a\n  - b\n- c") == "- a\n\n  - b\n- c")
    #expect(blocks("3. a\n4. b") == "3. a\n4. b")
    #expect(blocks("- a\n\n- b") == "- a\n\n- b")
  }

  @Test("Tables keep their alignment, and a bar in code stays in its cell")
  func tables() {
    #expect(
      blocks("| A | B | C |\n|---|:-:|--:|\n| `a \\| b` | x \\| y | [g](glossary.md) |")
        == """
        | A | B | C |
        | --- | :---: | ---: |
        | `a \\| b` | x \\| y | [g](doc:glossary) |
        """)
  }

  @Test("A paragraph that begins like a list or a directive stays a paragraph")
  func paragraphs() {
    #expect(blocks("\\- a") == "\\- a")
    #expect(blocks("1986\\. A year.") == "1986\\. A year.")
    #expect(blocks("@Dependency is a wrapper.") == "\\@Dependency is a wrapper.")
    #expect(blocks("a\n\n---\n\nb") == "a\n\n---\n\nb")
  }
}

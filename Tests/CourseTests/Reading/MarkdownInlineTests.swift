import Testing

@testable import CourseKit

@Suite("Markdown inlines")
struct MarkdownInlineTests {
  private func inlines(_ markdown: String) -> [MarkdownInline] {
    MarkdownText(markdown: markdown, line: 7).inlines
  }

  @Test("Marks around words give them weight")
  func weights() {
    #expect(
      inlines("a *b* **c** ***d*** _e_ __f__") == [
        .text("a "), .emphasis([.text("b")]), .text(" "), .strong([.text("c")]), .text(" "),
        .strong([.emphasis([.text("d")])]), .text(" "), .emphasis([.text("e")]), .text(" "),
        .strong([.text("f")]),
      ])
  }

  @Test("Weights nest")
  func nestedWeights() {
    #expect(
      inlines("**a *b* c**") == [.strong([.text("a "), .emphasis([.text("b")]), .text(" c")])])
    #expect(
      inlines("*a **b***") == [.emphasis([.text("a "), .strong([.text("b")])])])
    #expect(
      inlines("***a** b*") == [.emphasis([.strong([.text("a")]), .text(" b")])])
  }

  @Test(
    "Marks that enclose nothing are text",
    arguments: ["2 * 3 * 4", "a_b_c", "*open", "** a **", "a*", "**", "****", "snake_case_name"])
  func looseMarks(markdown: String) {
    #expect(inlines(markdown) == [.text(markdown)])
  }

  @Test("Code keeps its signs, and as many backticks close it as opened it")
  func code() {
    #expect(
      inlines("`a *b* \\` and `` c`d `` ` e") == [
        .code("a *b* \\"), .text(" and "), .code("c`d"), .text(" ` e"),
      ])
    #expect(inlines("`a\nb`") == [.code("a b")])
    #expect(inlines("*`a*`*") == [.emphasis([.code("a*")])])
  }

  @Test("Links have words, a target, and the line on which they start")
  func links() {
    #expect(
      inlines("see\n[the *page*](a_(b).md \"Title\") and [](<c d>)") == [
        .text("see "),
        .link([.text("the "), .emphasis([.text("page")])], target: "a_(b).md", line: 8),
        .text(" and "), .link([], target: "c d", line: 8),
      ])
  }

  @Test("Brackets without a target are text", arguments: ["[a] (b)", "[a](b c)", "[a", "[a](b"])
  func brackets(markdown: String) {
    #expect(inlines(markdown) == [.text(markdown)])
  }

  @Test("A link inside a link is its words")
  func nestedLinks() {
    #expect(
      inlines("[a [b](c) d](e)") == [.link([.text("a b d")], target: "e", line: 7)])
  }

  @Test("An image gives its alternative text")
  func images() {
    #expect(
      inlines("x ![a `b`](c.svg)")
        == [.text("x "), .image(alternative: "a b", target: "c.svg", line: 7)])
    #expect(inlines("\\![a](b)") == [.text("!"), .link([.text("a")], target: "b", line: 7)])
  }

  @Test("Addresses in angle brackets are links, other words in them are text")
  func addresses() {
    #expect(
      inlines("<https://swift.org/a_b> Array<Int>") == [
        .link([.text("https://swift.org/a_b")], target: "https://swift.org/a_b", line: 7),
        .text(" Array<Int>"),
      ])
  }

  @Test("A backslash takes the meaning of the sign behind it")
  func escapes() {
    #expect(inlines("\\*a\\* \\`b\\` \\[c](d) \\e \\") == [.text("*a* `b` [c](d) \\e \\")])
  }

  @Test("Entities are the characters that they name")
  func entities() {
    #expect(
      inlines("&lt;T&gt; &amp; &#8594; &#x2192; &unknown; &") == [
        .text("<T> & → → &unknown; &")
      ])
  }

  @Test("A newline is a space; two spaces, a backslash or a tag before it break the line")
  func newlines() {
    #expect(inlines("a\n  b") == [.text("a b")])
    #expect(inlines("a  \nb") == [.text("a"), .lineBreak, .text("b")])
    #expect(inlines("a\\\nb") == [.text("a"), .lineBreak, .text("b")])
    #expect(
      inlines("a<br>b<br/>c") == [
        .text("a"), .lineBreak, .text("b"), .lineBreak, .text("c"),
      ])
  }
}

import Testing

@testable import CourseKit

@Suite("Markdown blocks")
struct MarkdownBlocksTests {
  private func blocks(_ markdown: String) -> [MarkdownBlock] {
    MarkdownDocument(markdown: markdown).blocks
  }

  private func paragraph(_ text: String, line: Int) -> MarkdownBlock {
    .paragraph(MarkdownText(markdown: text, line: line))
  }

  @Test("Headings are marked by signs or by a line below")
  func headings() {
    let document = MarkdownDocument(markdown: "# One #\n\nTwo\n===\nThree\n---\n#Four\n####### F\n")
    #expect(document.headings.map(\.text) == ["One", "Two", "Three"])
    #expect(document.headings.map(\.level) == [1, 1, 2])
    #expect(document.headings.map(\.line) == [1, 3, 5])
    #expect(document.blocks.last == paragraph("#Four\n####### F", line: 7))
  }

  @Test("A paragraph goes on to a blank line or to another block")
  func paragraphs() {
    #expect(
      blocks("one\n two\n\nthree\n> four") == [
        paragraph("one\ntwo", line: 1), paragraph("three", line: 4),
        .quote([paragraph("four", line: 5)]),
      ])
  }

  @Test("Windows line endings and a byte order mark read as others do")
  func lineEndings() {
    let unix = "# T\n\n- a\n  b\n\n```swift\nlet x = 1\n```\n"
    let windows =
      "\u{FEFF}"
      + unix.split(separator: "\n", omittingEmptySubsequences: false)
      .joined(separator: "\r\n")
    #expect(blocks(windows) == blocks(unix))
  }

  @Test("A listing keeps its lines, whatever they look like")
  func listings() {
    let document = MarkdownDocument(
      markdown: "```swift wrong\n# no heading\n\n  - no list\n<!-- kept -->\n```\n\n~~~\n```\n~~~")
    #expect(
      document.codeBlocks == [
        MarkdownCodeBlock(
          info: "swift wrong", text: "# no heading\n\n  - no list\n<!-- kept -->", line: 1),
        MarkdownCodeBlock(info: "", text: "```", line: 8),
      ])
  }

  @Test("Four spaces of indent make a listing, but not inside a paragraph")
  func indentedListings() {
    #expect(
      blocks("    let x\n\n      y\n\ntext\n    more") == [
        .code(MarkdownCodeBlock(info: "", text: "let x\n\n  y", line: 0)),
        paragraph("text\nmore", line: 5),
      ])
  }

  @Test("Tables have cells with bars, alignments and rows of any length")
  func tables() {
    guard case .table(let table) = blocks("| a | `b\\|c` |\n|:-:|--:|\n| 1 |\n2 | 3 | 4").first
    else {
      Issue.record("This is a table.")
      return
    }
    #expect(table.header.map(\.markdown) == ["a", "`b|c`"])
    #expect(table.alignments == [.center, .right])
    #expect(table.rows.map { $0.map(\.markdown) } == [["1"], ["2", "3", "4"]])
    #expect(table.rows.map { $0.map(\.line) } == [[3], [4, 4, 4]])
  }

  @Test("Bars without a row of hyphens are text")
  func barsInProse() {
    #expect(blocks("a | b\nc | d") == [paragraph("a | b\nc | d", line: 1)])
  }

  @Test("Comments are left out, on one line, over several and inside text")
  func comments() {
    #expect(
      blocks("<!-- a -->\none <!-- b --> two\n\n<!-- c\n\nd --> three").map { block in
        if case .paragraph(let text) = block { text.plain } else { "" }
      } == ["one  two", "three"])
  }

  @Test("A paragraph that is one image is a block of its own")
  func images() {
    let source = MarkdownText(markdown: "![Who *owns* whom](figures/01.svg)", line: 1)
    #expect(
      blocks(source.markdown) == [.image(alternative: "Who owns whom", source: source)])
    #expect(blocks("![a](b) c") == [paragraph("![a](b) c", line: 1)])
  }

  @Test("Three stars, hyphens or underscores are a rule", arguments: ["***", "- - -", "___"])
  func thematicBreaks(markdown: String) {
    #expect(blocks("a\n\n\(markdown)\n\nb").dropFirst().first == .thematicBreak)
  }
}

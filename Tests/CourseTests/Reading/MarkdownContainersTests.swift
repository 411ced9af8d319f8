import Testing

@testable import CourseKit

@Suite("Markdown containers")
struct MarkdownContainersTests {
  private func blocks(_ markdown: String) -> [MarkdownBlock] {
    MarkdownDocument(markdown: markdown).blocks
  }

  private func paragraph(_ text: String, line: Int) -> MarkdownBlock {
    .paragraph(MarkdownText(markdown: text, line: line))
  }

  @Test("Lists nest by indentation, and a blank line makes them loose")
  func lists() throws {
    guard case .list(let list) = blocks("- a\n  - b\n- c\n").first else {
      Issue.record("This is a list.")
      return
    }
    let inner = MarkdownList(
      start: nil, isLoose: false,
      items: [MarkdownListItem(markdown: "b", blocks: [paragraph("b", line: 2)])])
    #expect(
      list
        == MarkdownList(
          start: nil, isLoose: false,
          items: [
            MarkdownListItem(markdown: "a\n- b", blocks: [paragraph("a", line: 1), .list(inner)]),
            MarkdownListItem(markdown: "c", blocks: [paragraph("c", line: 3)]),
          ]))
    if case .list(let loose) = blocks("3. a\n\n4. b").first {
      #expect(loose.isLoose && loose.start == 3)
    }
  }

  @Test("Another bullet, or a number after a bullet, starts another list")
  func severalLists() {
    #expect(blocks("- a\n* b\n1. c\n2) d").count == 4)
  }

  @Test("A number in a paragraph starts a list only if it is 1")
  func numbersInProse() {
    #expect(blocks("Swift\n6. is out").count == 1)
    #expect(blocks("Steps:\n1. one").count == 2)
  }

  @Test("Details hold blocks below a summary, on one line or on several")
  func details() {
    let summary = MarkdownText(markdown: "Answers", line: 1)
    let expected = MarkdownBlock.details(summary: summary, [paragraph("yes", line: 3)])
    #expect(blocks("<details><summary>Answers</summary>\n\nyes\n\n</details>") == [expected])
    let spread = blocks("<details open>\n<summary>\nThe *answers*\n</summary>\nyes</details>\nend")
    #expect(
      spread == [
        .details(
          summary: MarkdownText(markdown: "The *answers*", line: 2), [paragraph("yes", line: 5)]),
        paragraph("end", line: 6),
      ])
  }

  @Test("Details nest, and their tags in a listing are text")
  func nestedDetails() {
    let document = MarkdownDocument(
      markdown: """
        <details><summary>a</summary>
        <details><summary>b</summary>

        ```html
        </details>
        ```
        </details>
        </details>
        end
        """)
    #expect(document.blocks.count == 2)
    #expect(document.codeBlocks.map(\.text) == ["</details>"])
  }

  @Test("Quotes hold blocks, and their last paragraph may go on without the sign")
  func quotes() {
    #expect(
      blocks("> a\n> - b\nc\n\nd") == [
        .quote([
          paragraph("a", line: 1),
          .list(
            MarkdownList(
              start: nil, isLoose: false,
              items: [MarkdownListItem(markdown: "b\nc", blocks: [paragraph("b\nc", line: 2)])])),
        ]), paragraph("d", line: 5),
      ])
  }
}

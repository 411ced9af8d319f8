import Testing

@testable import CourseKit

@Suite("Markdown queries")
struct MarkdownQueriesTests {
  private let document = MarkdownDocument(
    markdown: """
      # 1 · Constructor injection

      See [the index](index.md).

      ## Step 1 · Receive the collaborator

      > - In a [list](a.md) of
      >   a [quote](b.md#c)

      ```swift
      let one = 1
      ```

      ### Details

      ## Step 10 · Later

      | [cell](d.md) |
      |---|
      | x |
      | ![figure](e.svg) |

      <details><summary>[More](f.md)</summary>

      ```output
      1
      ```

      </details>

      # Last
      """)

  @Test("Anchors are formed as GitHub forms them")
  func anchors() {
    let headings = MarkdownDocument(
      markdown: """
        ## Step 1 · Receive the collaborator
        ## `GreetingReading` & friends: what's new?
        ## Größe 漢字 snake_case A-B 🎉
        """
    ).headings
    #expect(
      headings.map(\.anchor) == [
        "step-1--receive-the-collaborator", "greetingreading--friends-whats-new",
        "größe-漢字-snake_case-a-b-",
      ])
  }

  @Test("Headings with the same words get numbered anchors, also inside other blocks")
  func repeatedAnchors() {
    let headings = MarkdownDocument(markdown: "# A\n# A\n> # a\n# A-1\n# A").headings
    #expect(headings.map(\.anchor) == ["a", "a-1", "a-2", "a-1-1", "a-3"])
  }

  @Test("A section reaches to the next heading of its level or a higher one")
  func sections() throws {
    let section = try #require(document.section(titled: "Step 1"))
    #expect(section.headings.map(\.text) == ["Step 1 · Receive the collaborator", "Details"])
    #expect(section.codeBlocks.map(\.line) == [10])
    #expect(document.section(titled: "Step 10")?.headings.count == 1)
    #expect(document.section(titled: "1 ·")?.headings.count == 4)
  }

  @Test("A section's title must start with the words, whole")
  func sectionTitles() {
    #expect(document.section(titled: "Step") != nil)
    #expect(document.section(titled: "Step 2") == nil)
    #expect(document.section(titled: "Ste") == nil)
    #expect(document.section(titled: "Receive") == nil)
  }

  @Test("Links and images are found everywhere, with their lines")
  func links() {
    #expect(
      document.links == [
        MarkdownLink(text: "the index", target: "index.md", line: 3),
        MarkdownLink(text: "list", target: "a.md", line: 7),
        MarkdownLink(text: "quote", target: "b.md#c", line: 8),
        MarkdownLink(text: "cell", target: "d.md", line: 18),
        MarkdownLink(text: "figure", target: "e.svg", line: 21, isImage: true),
        MarkdownLink(text: "More", target: "f.md", line: 23),
      ])
  }

  @Test("Listings are found everywhere, with the lines of their fences")
  func codeBlocks() {
    #expect(
      document.codeBlocks == [
        MarkdownCodeBlock(info: "swift", text: "let one = 1", line: 10),
        MarkdownCodeBlock(info: "output", text: "1", line: 25),
      ])
  }
}

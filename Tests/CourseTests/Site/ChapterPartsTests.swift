import Testing

@testable import CourseKit

@Suite("A chapter's page in parts")
struct ChapterPartsTests {
  private let document = MarkdownDocument(
    markdown: """
      # 1 · Greetings

      A presenter greets.

      A second paragraph.

      ## The idea

      Hand it in.

      ## Step 1 · Receive

      Keep it.

      ### In detail

      More.

      ## Step 2 ★ · Go on

      ## Looking closely

      Afterwards.

      ## Questions

      None.
      """)

  private var parts: ChapterParts {
    ChapterParts(
      document, steps: ChapterPage(Self.text(document)).chapter(number: 1, folder: "01-X").steps)
  }

  private static func text(_ document: MarkdownDocument) -> String {
    document.headings.map { String(repeating: "#", count: $0.level) + " " + $0.text }
      .joined(separator: "\n\n")
  }

  private func headings(_ blocks: [MarkdownBlock]) -> [String] {
    MarkdownDocument(blocks: blocks).headings.map(\.text)
  }

  @Test("The first paragraph is the summary, and only the first")
  func summary() {
    #expect(parts.title.plain == "1 · Greetings")
    #expect(parts.summary?.plain == "A presenter greets.")
    #expect(parts.opening.count == 3)
    #expect(headings(parts.opening) == ["The idea"])
  }

  @Test("A step holds what stands below its heading")
  func steps() {
    #expect(parts.steps.keys.sorted() == [1, 2])
    #expect(headings(parts.steps[1] ?? []) == ["In detail"])
    #expect(parts.steps[2] == [])
  }

  @Test("The first heading that is no step begins the end")
  func closing() {
    #expect(headings(parts.closing) == ["Looking closely", "Questions"])
  }

  @Test("A page without steps is all opening, and an empty one is nothing")
  func plain() {
    #expect(headings(ChapterParts(document, steps: []).opening).count == 6)
    let empty = ChapterParts(MarkdownDocument(markdown: ""), steps: [])
    #expect(empty.title.plain.isEmpty)
    #expect(empty.summary == nil)
    #expect(empty.opening.isEmpty)
  }
}

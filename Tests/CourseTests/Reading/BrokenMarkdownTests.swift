import Testing

@testable import CourseKit

@Suite("Broken Markdown")
struct BrokenMarkdownTests {
  private static let page = """
    # 1 · *Constructor* `injection`

    > [!NOTE]
    > See **[the index](index.md "Title")** <https://swift.org>.

    1. One

       ```swift
       let 漢字 = "👩‍👩‍👧‍👦"
       ```

    | a | `b` |
    |---|:-:|
    | 1 | ![x](y) |

    <details><summary>Answers</summary>
    <!-- a comment -->
    - \\*yes\\* &amp; no
    </details>
    """

  private func lines(_ markdown: String) -> [String] {
    MarkdownRenderer(width: 30, paint: Paint(enabled: true))
      .render(MarkdownDocument(markdown: markdown))
  }

  @Test("A page that ends anywhere is rendered within its width")
  func truncatedPages() {
    for end in Self.page.indices {
      #expect(lines(String(Self.page[..<end])).allSatisfy { $0.columns <= 30 })
    }
  }

  @Test("A page that begins anywhere is rendered within its width")
  func beheadedPages() {
    for start in Self.page.indices {
      #expect(lines(String(Self.page[start...])).allSatisfy { $0.columns <= 30 })
    }
  }

  @Test("A fence that nobody closes reaches to the end")
  func unclosedFences() {
    #expect(lines("```swift\n# a\n\nb") == ["    # a", "", "    b"])
    #expect(lines("- x\n  ```\n  a\ny") == ["• x", "", "      a", "", "y"])
  }

  @Test("A comment that nobody closes is text")
  func unclosedComments() {
    #expect(lines("<!-- a\n\nb") == ["<!-- a", "", "b"])
  }

  @Test("Details that nobody closes reach to the end, and stray end tags go")
  func unclosedDetails() {
    #expect(lines("<details>\na\n\nb").map(\.shown) == ["a", "", "b"])
    #expect(lines("<details><summary>a\n\nb").map(\.shown) == ["␛[1m▾ a␛[22m", "", "b"])
    #expect(lines("a\n</details>\nb") == ["a", "", "b"])
  }

  @Test("Deep nesting ends as text", .timeLimit(.minutes(1)))
  func deepNesting() {
    #expect(!lines(String(repeating: "> ", count: 2_000)).isEmpty)
    #expect(!lines(String(repeating: "- ", count: 2_000) + "a").isEmpty)
    #expect(lines(String(repeating: "[", count: 2_000)).joined().count == 2_000)
  }

  @Test(
    "A page of marks without counterparts is read once",
    .timeLimit(.minutes(1)), arguments: ["*a ", "_a ", "[a](", "<!-- ", "<!--\n", "`` ` ", "<a:"])
  func quadraticPages(mark: String) {
    #expect(!lines(String(repeating: mark, count: 3_000)).isEmpty)
  }
}

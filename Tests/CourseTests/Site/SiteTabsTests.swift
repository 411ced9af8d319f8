import Testing

@testable import CourseKit

@Suite("What is folded away, on the site")
struct SiteTabsTests {
  private func blocks(_ markdown: String, showsHints: Bool = false, promotion: Int = 0) -> String {
    var writer = SiteWriterTests.writer(showsHints: showsHints, promotion: promotion)
    return writer.blocks(MarkdownDocument(markdown: markdown).blocks)
  }

  @Test("A figure and its text stand behind two tabs")
  func figure() {
    #expect(
      blocks(
        """
        ![Who owns whom](figures/01-a.svg)

        <details><summary>The figure as text</summary>

        ```text
        App {
        }
        ```

        </details>
        """) == """
          @TabNavigator {
          @Tab("Figure") {

          ![Who owns whom](01-a.svg)

          }
          @Tab("The figure as text") {

          ```text
          App {
          }
          ```

          }
          }
          """)
  }

  @Test("The options of a question and its answers stand behind two tabs")
  func question() {
    #expect(
      blocks(
        """
        - A. One
        - B. Two

        <details><summary>Answers</summary>

        - **A. One** — Wrong.
        - **B. Two** — Right.

        </details>
        """) == """
          @TabNavigator {
          @Tab("Choices") {

          - A. One
          - B. Two

          }
          @Tab("Answers") {

          - **A. One** — Wrong.
          - **B. Two** — Right.

          }
          }
          """)
  }

  @Test("What is folded away for itself stands open below its summary")
  func details() {
    #expect(
      blocks("Words.\n\n<details><summary>More `a`</summary>\n\nInside.\n\n</details>")
        == "Words.\n\n**More `a`**\n\nInside.")
  }

  @Test("Hints stand behind tabs, listings and all")
  func hints() {
    #expect(
      blocks("1. Who?\n2. Write:\n\n   ```swift\n   a()\n   ```\n", showsHints: true) == """
        @TabNavigator {
        @Tab("Hint 1") {

        Who?

        }
        @Tab("Hint 2") {

        Write:

        ```swift
        a()
        ```

        }
        }
        """)
  }

  @Test(
    "An aside keeps its title, and a quote is a note",
    arguments: [
      ("[!NOTE]", "Note"), ("[!TIP]", "Tip"), ("[!IMPORTANT]", "Important"),
      ("[!WARNING]", "Warning"), ("[!CAUTION]", "Warning"),
    ])
  func asides(mark: String, title: String) {
    #expect(
      blocks("> \(mark)\n> Mind *this*.\n>\n> And that.")
        == "> \(title): Mind *this*.\n>\n> And that.")
    #expect(blocks("> Said so.") == "> Note: Said so.")
  }
}

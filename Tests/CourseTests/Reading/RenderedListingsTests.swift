import Testing

@testable import CourseKit

@Suite("Rendered listings")
struct RenderedListingsTests {
  private let document = MarkdownDocument(
    markdown: """
      ```swift
      struct GreetingPresenter {
        private let reader = LocalGreetingReader(prefix: "Hello")

      }
      ```
      """)

  @Test("A line that is too long goes on behind an arrow, below its beginning")
  func wrapping() {
    #expect(
      MarkdownRenderer(width: 50, paint: Paint(enabled: false)).render(document) == [
        "    struct GreetingPresenter {",
        "      private let reader = LocalGreetingReader(",
        "  ↪ prefix: \"Hello\")",
        "",
        "    }",
      ])
  }

  @Test("It goes on behind a blank where there is one near the end")
  func behindBlank() {
    let document = MarkdownDocument(
      markdown: "```swift\nlet presenter = GreetingPresenter(reader: reader)\n```")
    #expect(
      MarkdownRenderer(width: 30, paint: Paint(enabled: false)).render(document) == [
        "    let presenter = ",
        "  ↪ GreetingPresenter(reader: ",
        "  ↪ reader)",
      ])
  }

  @Test("It goes on behind an opening bracket where no blank is near, otherwise anywhere")
  func behindBracket() {
    let document = MarkdownDocument(
      markdown: """
        ```swift
        let a = try container.resolve(Session.self)
        ```

        ~~~
        abcdefghijkl
        ~~~
        """)
    #expect(
      MarkdownRenderer(width: 34, paint: Paint(enabled: false)).render(document).first
        == "    let a = try container.resolve(")
    #expect(
      MarkdownRenderer(width: 12, paint: Paint(enabled: false)).render(document).suffix(2) == [
        "    abcdefgh", "  ↪ ijkl",
      ])
  }

  @Test("Lines that fit, or need not, stay whole")
  func whole() {
    let lines = [
      "    struct GreetingPresenter {",
      "      private let reader = LocalGreetingReader(prefix: \"Hello\")",
      "",
      "    }",
    ]
    #expect(MarkdownRenderer(width: 80, paint: Paint(enabled: false)).render(document) == lines)
    #expect(
      MarkdownRenderer(width: 50, paint: Paint(enabled: false), wrapsCode: false)
        .render(document) == lines)
  }

  @Test("Wide characters are not cut, and tabs become spaces")
  func wideCharacters() {
    let document = MarkdownDocument(markdown: "~~~\n漢字仮名交じり文\n\tx\n~~~")
    #expect(
      MarkdownRenderer(width: 15, paint: Paint(enabled: false)).render(document) == [
        "    漢字仮名交", "  ↪ じり文", "        x",
      ])
  }

  @Test(
    "A word says what a listing is, unless it is there to read or type",
    arguments: [
      ("output", "␛[2mPrints:␛[22m"),
      ("error", "␛[2mThe compiler says:␛[22m"),
      ("swift wrong", "␛[2mDoes not compile:␛[22m"),
      ("swift", nil), ("console", nil), ("text", nil), ("", nil),
    ])
  func labels(info: String, label: String?) {
    let document = MarkdownDocument(markdown: "```\(info)\na\n```")
    #expect(
      MarkdownRenderer(width: 80, paint: Paint(enabled: true)).render(document).map(\.shown)
        == [label, "    a"].compactMap { $0 })
  }
}

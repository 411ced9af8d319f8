import Testing

@testable import CourseKit

@Suite("Columns")
struct ColumnsTests {
  @Test(
    "Text takes the columns that a terminal gives it",
    arguments: [
      ("", 0),
      ("plain ASCII", 11),
      ("café", 4),
      ("cafe\u{301}", 4),
      ("naïve — “quoted” · done…", 24),
      ("漢字", 4),
      ("한국어", 6),
      ("\u{1112}\u{1161}\u{11AB}", 2),
      ("ｗｉｄｅ", 8),
      ("✓ ✗ → ↪", 7),
      ("👍", 2),
      ("👍🏽", 2),
      ("👩‍👩‍👧‍👦", 2),
      ("🇩🇪🇯🇵", 4),
      ("❤️", 2),
      ("1️⃣", 2),
      ("non\u{A0}breaking", 12),
      ("zero\u{200B}width", 9),
      ("a\tb\r\n", 2),
    ])
  func columns(text: String, expected: Int) {
    #expect(text.columns == expected)
  }

  @Test("Escape sequences take no columns, whatever their kind")
  func escapes() {
    #expect("\u{1B}[1;38;5;200mbold\u{1B}[0m".columns == 4)
    #expect("\u{1B}]8;;https://swift.org\u{1B}\\link\u{1B}]8;;\u{7}".columns == 4)
    #expect("\u{1B}[2K\u{1B}7漢".columns == 2)
  }

  @Test("A broken escape sequence does not swallow what follows")
  func brokenEscapes() {
    #expect("\u{1B}".columns == 0)
    #expect("\u{1B}[1".columns == 0)
    #expect("\u{1B}[1é!".columns == 2)
    #expect("\u{1B}]title\nnext".columns == 4)
  }
}

import Testing

@testable import CourseKit

@Suite("Padded and truncated")
struct FittedTests {
  private let paint = Paint(enabled: true)

  @Test("Padding fills up to the columns, not to the number of characters")
  func padding() {
    #expect("ab".padded(to: 4) == "ab  ")
    #expect("漢".padded(to: 4) == "漢  ")
    #expect(paint.red("ab").padded(to: 4).shown == "␛[31mab␛[39m  ")
  }

  @Test("Text that is long enough is not padded")
  func paddingOfLongText() {
    #expect("abcd".padded(to: 4) == "abcd")
    #expect("abcd".padded(to: 2) == "abcd")
  }

  @Test("Text that fits is not truncated")
  func fitting() {
    #expect("abcd".truncated(to: 4) == "abcd")
    #expect(paint.red("abcd").truncated(to: 4) == paint.red("abcd"))
  }

  @Test("Longer text ends with an ellipsis inside the columns")
  func truncating() {
    #expect("abcde".truncated(to: 4) == "abc…")
    #expect("abcde".truncated(to: 1) == "…")
    #expect("abcde".truncated(to: 0).isEmpty)
  }

  @Test("A character is never split, even if a column stays free")
  func wholeCharacters() {
    #expect("漢字仮名".truncated(to: 6) == "漢字…")
    #expect("e\u{301}👩‍👩‍👧‍👦bcd".truncated(to: 4) == "e\u{301}👩‍👩‍👧‍👦…")
  }

  @Test("A style that is on at the cut is switched off")
  func styles() {
    #expect(paint.red("abcde").truncated(to: 3).shown == "␛[31mab…␛[0m")
    #expect("\(paint.red("a"))bcde".truncated(to: 3).shown == "␛[31ma␛[39mb…")
  }
}

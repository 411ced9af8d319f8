import Testing

@testable import CourseKit

@Suite("Wrapped")
struct WrappedTests {
  private let paint = Paint(enabled: true)

  @Test("Lines break between words, and the spaces at the break go")
  func words() {
    #expect("the quick brown fox".wrapped(to: 10) == ["the quick", "brown fox"])
    #expect("one  two   three".wrapped(to: 9) == ["one  two", "three"])
  }

  @Test("A word that fits exactly stays on its line")
  func exactFit() {
    #expect("12345 7890".wrapped(to: 10) == ["12345 7890"])
    #expect("12345 78901".wrapped(to: 10) == ["12345", "78901"])
  }

  @Test("Prose fills 50 and 80 columns")
  func prose() {
    let text =
      "The presenter takes its reader through the initializer and shows what that reader answers; "
      + "it makes no reader of its own."
    #expect(
      text.wrapped(to: 50) == [
        "The presenter takes its reader through the",
        "initializer and shows what that reader answers; it",
        "makes no reader of its own.",
      ])
    #expect(
      text.wrapped(to: 80) == [
        "The presenter takes its reader through the initializer and shows what that",
        "reader answers; it makes no reader of its own.",
      ])
  }

  @Test("Newlines stay, also empty lines and carriage returns before them")
  func newlines() {
    #expect("a b\n\nc\r\nd".wrapped(to: 10) == ["a b", "", "c", "d"])
    #expect("".wrapped(to: 10) == [""])
    #expect("a\n".wrapped(to: 10) == ["a", ""])
  }

  @Test("Indents count as columns, and empty lines have no trailing spaces")
  func indents() {
    #expect(
      "alpha beta\n\ngamma".wrapped(to: 9, firstIndent: "1. ", indent: "   ")
        == ["1. alpha", "   beta", "", "   gamma"])
    #expect("a\n\nb".wrapped(to: 9, firstIndent: "│ ", indent: "│ ") == ["│ a", "│", "│ b"])
  }

  @Test("A text's own indent stays at its beginning")
  func leadingSpaces() {
    #expect("  a b".wrapped(to: 4) == ["  a", "b"])
  }

  @Test("A non-breaking space holds its words together")
  func nonBreakingSpaces() {
    #expect("see Step\u{A0}1 now".wrapped(to: 8) == ["see", "Step\u{A0}1", "now"])
  }

  @Test("A word is split only when no line can hold it")
  func longWords() {
    #expect("go abcdefgh ij".wrapped(to: 9) == ["go", "abcdefgh", "ij"])
    #expect("go abcdefghij kl".wrapped(to: 4) == ["go", "abcd", "efgh", "ij", "kl"])
  }

  @Test("Wide characters are counted as two columns and never cut")
  func wideCharacters() {
    #expect("漢字仮名 交じり".wrapped(to: 5) == ["漢字", "仮名", "交じ", "り"])
    #expect("👩‍👩‍👧‍👦👍".wrapped(to: 1) == ["👩‍👩‍👧‍👦", "👍"])
  }

  @Test("A style that reaches over a line's end stops there and goes on behind the indent")
  func styles() {
    let lines = paint.bold("one two three").wrapped(to: 9, indent: "  ")
    #expect(lines.map(\.shown) == ["␛[1mone two␛[0m", "  ␛[1mthree␛[22m"])
  }

  @Test("Every open style is carried over, in its order")
  func nestedStyles() {
    let lines = paint.underline(paint.red("one \(paint.bold("two three")) four")).wrapped(to: 7)
    #expect(
      lines.map(\.shown) == [
        "␛[4m␛[31mone ␛[1mtwo␛[0m", "␛[4m␛[31m␛[1mthree␛[22m␛[0m",
        "␛[4m␛[31mfour␛[39m␛[24m",
      ])
  }

  @Test("A style of the next line's first word does not touch the line before")
  func stylesAtBreaks() {
    let lines = "one \(paint.red("two")) three".wrapped(to: 4)
    #expect(lines.map(\.shown) == ["one", "␛[31mtwo␛[39m", "thre", "e"])
  }

  @Test("An empty line inside a style carries no codes")
  func stylesOverEmptyLines() {
    let lines = paint.dim("a\n\nb").wrapped(to: 9)
    #expect(lines.map(\.shown) == ["␛[2ma␛[0m", "", "␛[2mb␛[22m"])
  }
}

import Testing

@testable import CourseKit

@Suite("Paint")
struct PaintTests {
  private let paint = Paint(enabled: true)

  @Test("Each style opens before the text and closes behind it")
  func styles() {
    #expect(paint.bold("a").shown == "␛[1ma␛[22m")
    #expect(paint.dim("a").shown == "␛[2ma␛[22m")
    #expect(paint.italic("a").shown == "␛[3ma␛[23m")
    #expect(paint.underline("a").shown == "␛[4ma␛[24m")
    #expect(paint.red("a").shown == "␛[31ma␛[39m")
    #expect(paint.green("a").shown == "␛[32ma␛[39m")
    #expect(paint.yellow("a").shown == "␛[33ma␛[39m")
    #expect(paint.cyan("a").shown == "␛[36ma␛[39m")
  }

  @Test("Without colour the text comes back as it is")
  func disabled() {
    let plain = Paint(enabled: false)
    #expect(plain.bold(plain.red("a")) == "a")
  }

  @Test("An empty text gets no codes")
  func empty() {
    #expect(paint.red("").isEmpty)
    #expect(paint.bold(paint.red("")).isEmpty)
  }

  @Test("A colour inside a colour gives the outer one back")
  func nestedColours() {
    let text = paint.red("a\(paint.green("b"))c")
    #expect(text.shown == "␛[31ma␛[32mb␛[39m␛[31mc␛[39m")
  }

  @Test("Dim inside bold does not end the bold")
  func nestedWeights() {
    let text = paint.bold("a\(paint.dim("b"))c")
    #expect(text.shown == "␛[1ma␛[2mb␛[22m␛[1mc␛[22m")
  }

  @Test("Styles of different kinds leave each other alone")
  func nestedKinds() {
    let text = paint.red("a\(paint.underline("b"))c")
    #expect(text.shown == "␛[31ma␛[4mb␛[24mc␛[39m")
  }

  @Test("Nothing is opened again where the outer style ends as well")
  func endsTogether() {
    #expect(paint.red(paint.green("b")).shown == "␛[31m␛[32mb␛[39m␛[39m")
  }
}

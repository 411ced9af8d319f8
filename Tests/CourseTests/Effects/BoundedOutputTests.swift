import Testing

@testable import CourseKit

@Suite("Bounded output")
struct BoundedOutputTests {
  @Test("Nothing written is no text")
  func nothing() {
    #expect(BoundedOutput(limit: 4).text.isEmpty)
  }

  @Test("What fits is kept as it came, however it is cut into pieces")
  func pieces() {
    var output = BoundedOutput(limit: 4)
    for byte in "abcdefgh".utf8 { output.append([byte]) }
    #expect(output.text == "abcdefgh")
  }

  @Test("A character is whole where the beginning meets the end", arguments: 3...8)
  func characters(limit: Int) {
    var output = BoundedOutput(limit: limit)
    output.append(Array("aéb漢".utf8))
    #expect(output.text == "aéb漢")
  }

  @Test("Of too much, the beginning and the end are kept, and the gap is told")
  func tooMuch() {
    var output = BoundedOutput(limit: 3)
    output.append(Array("abcdefghijklmn".utf8))
    #expect(output.text == "abc\n… 8 bytes left out …\nlmn")
  }

  @Test("Every byte is kept or counted", arguments: [1, 7, 64, 1000])
  func count(piece: Int) {
    var output = BoundedOutput(limit: 50)
    for _ in 0..<200 { output.append(Array(repeating: 120, count: piece)) }
    let text = output.text
    let kept = text.count { $0 == "x" }
    let dropped = text.split(separator: " ").lazy.compactMap { Int($0) }.first ?? 0
    #expect(kept + dropped == 200 * piece)
    #expect(kept <= 150)
  }

  @Test("Bytes that are no text do no harm")
  func notText() {
    var output = BoundedOutput(limit: 10)
    output.append([0xFF, 0xFE, 0x41, 0x00])
    #expect(output.text == "\u{FFFD}\u{FFFD}A\u{0}")
  }
}

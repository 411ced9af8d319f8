import Testing

@testable import CourseKit

@Suite("The testing library's own event stream")
struct RealEventStreamTests {
  private func stream(_ text: String) -> EventStream {
    var stream = EventStream()
    stream.read(Array(text.utf8))
    return stream
  }

  @Test("The testing library's own lines give checks, steps and places")
  func realChecks() {
    let stream = stream(RealEventStream.text)
    #expect(stream.checks.map(\.name) == ["bool", "throws", "known", "table"])
    #expect(stream.checks.map(\.step) == [1, 1, 1, 1])
    #expect(
      stream.checks.first?.location
        == SourceLocation(file: "/course/Tests/Chapters/01-Sample/Step1Tests.swift", line: 9))
    #expect(stream.runHasStarted)
    #expect(stream.runHasEnded)
    #expect(stream.running == nil)
    #expect(stream.checks.allSatisfy { stream.hasEnded($0) })
  }

  @Test("A failed expectation is found with its comment and place")
  func realFinding() throws {
    let stream = stream(RealEventStream.text)
    let check = try #require(stream.checks.first)
    #expect(
      stream.findings[check.id] == [
        Finding(
          text: "Expectation failed: (list → [1, 2]).isEmpty → false", comments: ["Comment."],
          argument: nil, location: check.location)
      ])
  }

  @Test("An error that the check lets out is found")
  func realError() throws {
    let stream = stream(RealEventStream.text)
    let check = try #require(stream.checks.first { $0.name == "throws" })
    #expect(
      stream.findings[check.id]?.map(\.text)
        == ["Caught error: Step 1 is not written yet (Sample.swift:27)"])
  }

  @Test("A known issue is no finding")
  func realKnownIssue() throws {
    let stream = stream(RealEventStream.text)
    let check = try #require(stream.checks.first { $0.name == "known" })
    #expect(stream.findings[check.id] == nil)
  }

  @Test("The rows of a table are told apart by their arguments")
  func realTable() throws {
    let stream = stream(RealEventStream.text)
    let check = try #require(stream.checks.first { $0.name == "table" })
    let findings = try #require(stream.findings[check.id])
    #expect(findings.prefix(2).map(\.argument) == ["2, \"a\"", "2, \"b\""])
    #expect(
      findings.prefix(2).map(\.text)
        == Array(repeating: "Expectation failed: (n → 2) < 2", count: 2))
  }

  @Test("What a task records after its check is held against the check that ran last")
  func realLateIssue() throws {
    let stream = stream(RealEventStream.text)
    let check = try #require(stream.checks.first { $0.name == "table" })
    #expect(stream.findings[check.id]?.last?.comments == ["late issue"])
  }

  @Test("Read in pieces of any size, the stream tells the same", arguments: [1, 7, 100, 5000])
  func pieces(size: Int) {
    let bytes = Array(RealEventStream.text.utf8)
    var stream = EventStream()
    for end in stride(from: 0, to: bytes.count + size, by: size) {
      stream.read(Array(bytes.prefix(end)))
    }
    let whole = self.stream(RealEventStream.text)
    #expect(stream.checks == whole.checks)
    #expect(stream.findings == whole.findings)
    #expect(stream.runHasEnded)
  }

  @Test("A stream that shrinks does no harm")
  func shrinks() {
    var stream = stream(RealEventStream.text)
    stream.read([])
    stream.read([10])
    #expect(stream.checks.count == 4)
  }
}

import Testing

@testable import CourseKit

@Suite("Reading the event stream")
struct EventStreamTests {
  private func stream(_ lines: String...) -> EventStream { stream(lines.joined()) }

  private func stream(_ text: String) -> EventStream {
    var stream = EventStream()
    stream.read(Array(text.utf8))
    return stream
  }

  private let keeps = SampleCheck.keeps
  private let asks = SampleCheck.asks

  @Test("An unfinished last line waits for its end")
  func unfinished() {
    let start = StreamLine.test(keeps) + StreamLine.runStarted
    let line = StreamLine.started(keeps)
    var stream = EventStream()
    stream.read(Array((start + line.dropLast()).utf8))
    #expect(stream.running == nil)
    stream.read(Array((start + line).utf8))
    #expect(stream.running == keeps.check)
  }

  @Test(
    "Lines of another kind, broken or empty, are passed over",
    arguments: [
      "\n", "not json\n", "{}\n", "[]\n", "null\n", #"{"kind":"event"}"# + "\n",
      #"{"kind":"event","payload":{"kind":"testStarted"}}"# + "\n",
      #"{"kind":"event","payload":{"kind":"testStarted","testID":"unknown"}}"# + "\n",
      #"{"kind":"event","payload":{"kind":"newKind","testID":7}}"# + "\n",
      #"{"kind":"test","payload":{"kind":"function"}}"# + "\n",
      #"{"kind":"metadata","payload":{"kind":"x"}}"# + "\n", "\u{0}\u{1}\n",
      #"{"kind":"event","payload":{"kind":"issueRecorded"}}"# + "\n",
    ])
  func unknownLines(line: String) {
    let stream = stream(
      line, StreamLine.test(keeps), line, StreamLine.runStarted, StreamLine.started(keeps), line,
      StreamLine.ended(keeps), line, StreamLine.runEnded)
    #expect(stream.checks == [keeps.check])
    #expect(stream.hasEnded(keeps.check))
    #expect(stream.findings.isEmpty)
  }

  @Test("Bytes that are no text are passed over")
  func notText() {
    var stream = EventStream()
    stream.read([0xFF, 0xFE, 10] + Array(StreamLine.test(keeps).utf8))
    #expect(stream.checks == [keeps.check])
  }

  @Test("An empty stream tells nothing")
  func empty() {
    let stream = stream("")
    #expect(stream.checks.isEmpty)
    #expect(!stream.runHasStarted)
  }

  @Test("A check that starts or ends twice has not ended in a way that counts")
  func twice() {
    let started = StreamLine.test(keeps) + StreamLine.started(keeps)
    #expect(
      !stream(started, StreamLine.started(keeps), StreamLine.ended(keeps)).hasEnded(keeps.check))
    #expect(
      !stream(started, StreamLine.ended(keeps), StreamLine.ended(keeps)).hasEnded(keeps.check))
    #expect(!stream(StreamLine.test(keeps), StreamLine.ended(keeps)).hasEnded(keeps.check))
    #expect(stream(started, StreamLine.ended(keeps)).hasEnded(keeps.check))
  }

  @Test("A check that is told twice counts once")
  func toldTwice() {
    #expect(stream(StreamLine.test(keeps), StreamLine.test(keeps)).checks == [keeps.check])
  }

  @Test("The check that started and has not ended is the one that runs")
  func running() {
    let tests = StreamLine.test(keeps) + StreamLine.test(asks) + StreamLine.runStarted
    #expect(stream(tests).running == nil)
    #expect(stream(tests, StreamLine.started(keeps)).running == keeps.check)
    let next = StreamLine.started(keeps) + StreamLine.ended(keeps) + StreamLine.started(asks)
    #expect(stream(tests, next).running == asks.check)
    #expect(stream(tests, next, StreamLine.ended(asks)).running == nil)
  }

  @Test("An issue that names no check belongs to the one that runs, or that ran last")
  func issueWithoutCheck() {
    let start = StreamLine.test(keeps) + StreamLine.runStarted + StreamLine.started(keeps)
    let issue = StreamLine.issue(nil, "Issue recorded")
    #expect(stream(start, issue).findings[keeps.id]?.count == 1)
    #expect(stream(start, StreamLine.ended(keeps), issue).findings[keeps.id]?.count == 1)
    #expect(stream(StreamLine.test(keeps), issue).findings.isEmpty)
  }

  @Test("A check that the library calls failed is failed, also where no issue could be read")
  func failedWithoutIssue() {
    let stream = stream(
      StreamLine.test(keeps), StreamLine.started(keeps), StreamLine.ended(keeps, symbol: "fail"))
    #expect(stream.findings[keeps.id]?.map(\.text) == ["The check failed without a message."])
  }

  @Test(
    "The step is the number in the file's name",
    arguments: [
      ("Step1Tests.swift", 1), ("Step12FreezeTests.swift", 12), ("Fixtures.swift", 0),
      ("StepTests.swift", 0), ("Step.swift", 0), ("Step１Tests.swift", 0),
      ("Step99999999999999999999.swift", 0),
    ])
  func step(file: String, expected: Int) {
    let check = SampleCheck(
      step: 0, suite: String(file.dropLast(6)), function: "f()", name: "n", line: 1)
    #expect(stream(StreamLine.test(check)).checks.map(\.step) == [expected])
  }
}

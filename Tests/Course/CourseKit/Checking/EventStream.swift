import Foundation

/// What a test run has told so far, read from its event stream and never from its console text, so
/// that nothing that the learner's code prints can pass for a verdict.
struct EventStream {
  private(set) var checks: [Check] = []
  private(set) var findings: [String: [Finding]] = [:]
  /// The check that has started and not ended.
  private(set) var running: Check?
  /// The check that started last.
  private var latest: Check?
  private(set) var runHasStarted = false
  private(set) var runHasEnded = false

  private var byID: [String: Check] = [:]
  private var starts: [String: Int] = [:]
  private var ends: [String: Int] = [:]
  private var skips: Set<String> = []
  private var consumed = 0
  private let decoder = JSONDecoder()

  /// Reads what was added since the last call; the unfinished last line waits for its end.
  mutating func read(_ bytes: [UInt8]) {
    while let end = bytes[min(consumed, bytes.count)...].firstIndex(of: 10) {
      read(line: bytes[consumed..<end])
      consumed = end + 1
    }
  }

  /// Whether the library left the check out, as one that does not apply here.
  func wasSkipped(_ check: Check) -> Bool { skips.contains(check.id) && starts[check.id] == nil }

  /// Whether the check started and ended, exactly once each.
  func hasEnded(_ check: Check) -> Bool { starts[check.id] == 1 && ends[check.id] == 1 }

  private mutating func read(line: ArraySlice<UInt8>) {
    guard let record = try? decoder.decode(StreamRecord.self, from: Data(line)) else { return }
    let payload = record.payload
    if record.kind == "test" {
      if payload.kind == "function" { add(test: payload) }
      return
    }
    switch payload.kind {
    case "runStarted": runHasStarted = true
    case "runEnded": runHasEnded = true
    case "testStarted":
      guard let check = payload.testID.flatMap({ byID[$0] }) else { return }
      starts[check.id, default: 0] += 1
      running = check
      latest = check
    case "testEnded":
      guard let check = payload.testID.flatMap({ byID[$0] }) else { return }
      ends[check.id, default: 0] += 1
      if running == check { running = nil }
      if payload.messages?.first?.symbol == "fail", findings[check.id] == nil {
        add(
          Finding(
            text: "The check failed without a message.", comments: [], argument: nil,
            location: check.location), to: check)
      }
    case "testSkipped": payload.testID.map { _ = skips.insert($0) }
    case "issueRecorded": addFinding(payload)
    default: break
    }
  }

  private mutating func add(test: StreamRecord.Payload) {
    guard let id = test.id, let location = test.sourceLocation?.source, byID[id] == nil else {
      return
    }
    let check = Check(
      id: id, name: test.displayName ?? test.name ?? id, step: Self.step(of: location.file),
      location: location)
    byID[id] = check
    checks.append(check)
  }

  private mutating func addFinding(_ event: StreamRecord.Payload) {
    guard let issue = event.issue, issue.isKnown != true, issue.isFailure != false else { return }
    let messages = event.messages ?? []
    // What a task records that no check waits for names no check, and must not be lost.
    guard let check = event.testID.flatMap({ byID[$0] }) ?? running ?? latest else { return }
    add(
      Finding(
        text: messages.first?.text ?? "An issue was recorded.",
        comments: event._comments ?? messages.dropFirst().map(\.text),
        argument: event._testCase?.displayName,
        location: issue.sourceLocation?.source ?? check.location), to: check)
  }

  private mutating func add(_ finding: Finding, to check: Check) {
    findings[check.id, default: []].append(finding)
  }

  /// The step that a test file belongs to: 3 for `Step3FreezeTests.swift`.
  private static func step(of file: Path) -> Int {
    guard file.name.hasPrefix("Step") else { return 0 }
    return Int(file.name.dropFirst(4).prefix { $0.isASCII && $0.isNumber }) ?? 0
  }
}

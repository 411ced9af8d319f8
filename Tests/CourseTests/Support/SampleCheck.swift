@testable import CourseKit

/// A shared test of the sample course, as the testing library would name it.
struct SampleCheck: Equatable, Sendable {
  let step: Int
  let suite: String
  let function: String
  let name: String
  let line: Int

  static let keeps = SampleCheck(
    step: 1, suite: "Step1ReceiveTheReaderTests", function: "keeps()",
    name: "The presenter keeps its reader", line: 6)
  static let asks = SampleCheck(
    step: 1, suite: "Step1ReceiveTheReaderTests", function: "asks(name:)",
    name: "The presenter asks its reader", line: 14)
  static let passes = SampleCheck(
    step: 2, suite: "Step2FailUsefullyTests", function: "passes()",
    name: "The error reaches the caller", line: 6)
  static let further = SampleCheck(
    step: 3, suite: "Step3GoFurtherTests", function: "further()",
    name: "The presenter goes further", line: 6)

  static let all = [keeps, asks, passes, further]

  var file: String { "/course/Tests/Chapters/01-Greetings/\(suite).swift" }
  var id: String { "GreetingsTests.\(suite)/\(function)/\(suite).swift:\(line):4" }

  var check: Check {
    Check(id: id, name: name, step: step, location: SourceLocation(file: Path(file), line: line))
  }

  func result(_ verdict: Verdict) -> CheckResult { CheckResult(check: check, verdict: verdict) }

  /// The verdict of a check that found one thing wrong, three lines below its first.
  func failure(
    _ text: String, _ comments: String..., argument: String? = nil, count: Int = 1
  ) -> CheckResult {
    let finding = Finding(
      text: text, comments: comments, argument: argument,
      location: SourceLocation(file: Path(file), line: line + 3))
    return result(.failed(Array(repeating: finding, count: count)))
  }
}

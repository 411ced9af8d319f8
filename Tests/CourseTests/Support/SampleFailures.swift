@testable import CourseKit

/// Failures of the sample course's checks.
enum SampleFailures {
  static let wrong = SampleCheck.keeps.failure(
    "Expectation failed: (presenter.message → \"Hello, Bob\") == \"Hello, Maya\"",
    "The presenter made a reader of its own. Nobody can hand it another one, so no test can"
      + " steer it.")

  static let notWritten = SampleCheck.keeps.failure(
    "Caught error: Step 1 is not written yet (Presenter.swift:4)")

  /// Checks of one step that all fail, under long names.
  static func many(_ count: Int) -> [CheckResult] {
    (1...count).map { number in
      SampleCheck(
        step: 1, suite: "S", function: "f\(number)()",
        name: "Check number \(number) with a rather long sentence for its name, and 漢字 in it",
        line: number
      ).failure("Issue recorded")
    }
  }
}

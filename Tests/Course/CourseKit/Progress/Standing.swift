/// Where the learner stands in one chapter, by the last known verdicts.
struct Standing: Equatable, Sendable {
  enum StepState: Equatable, Sendable {
    case passed
    case failing(passed: Int, of: Int)
    /// Nobody has begun it, so that its checks fail is no mistake.
    case untouched
    case unchecked
  }

  let chapter: Chapter
  let checks: [StoredCheck]
  let compiled: Bool
  /// Whether the code, its tests or the toolchain have changed since the verdicts.
  let isStale: Bool
  /// Steps that nobody has begun, where the verdicts speak of the code as it is now.
  var untouched: Set<Int> = []

  var wasChecked: Bool { !checks.isEmpty }

  /// Whether the verdicts speak of the code as it is now.
  var isCurrent: Bool { compiled && !isStale }

  func state(of step: Step) -> StepState {
    let own = checks.filter { $0.step == step.number }
    let passed = own.count { $0.isPassed }
    if own.isEmpty { return .unchecked }
    if passed == own.count { return .passed }
    return untouched.contains(step.number) ? .untouched : .failing(passed: passed, of: own.count)
  }

  func isPassed(_ step: Step) -> Bool { state(of: step) == .passed }

  /// The first step that has not passed; extra steps wait until the others are done.
  var next: Step? {
    chapter.steps.first { !$0.isExtra && !isPassed($0) }
      ?? chapter.steps.first { !isPassed($0) }
  }

  /// Whether every step that is not an extra passes, with the code as it is now.
  var isFinished: Bool {
    isCurrent && !chapter.steps.isEmpty
      && chapter.steps.allSatisfy { $0.isExtra || isPassed($0) }
  }
}

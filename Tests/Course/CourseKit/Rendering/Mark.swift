/// The signs in front of a line; each stands beside a word that says the same.
enum Mark {
  static func of(
    _ state: Standing.StepState, _ paint: Paint, isCurrent: Bool = true
  ) -> String {
    switch state {
    case .passed where !isCurrent: paint.dim("✓")
    case .failing where !isCurrent: paint.dim("✗")
    case .passed: paint.green("✓")
    case .failing: paint.red("✗")
    case .unchecked, .untouched: paint.dim("·")
    }
  }

  /// The state of a step, and whether that was before the last change.
  static func words(_ state: Standing.StepState, isCurrent: Bool) -> String {
    switch state {
    case .passed where !isCurrent: "passed before the change"
    case .failing(let passed, let count) where !isCurrent: "\(passed) of \(count) before the change"
    default: words(state)
    }
  }

  /// Such as `passes`, `1 of 3 checks pass`, `not written yet` or `not checked yet`.
  static func words(_ state: Standing.StepState) -> String {
    switch state {
    case .passed: "passes"
    case .failing(let passed, let count): "\(passed) of \(count) checks pass"
    case .untouched: "not written yet"
    case .unchecked: "not checked yet"
    }
  }
}

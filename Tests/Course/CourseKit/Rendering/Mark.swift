/// The signs in front of a line; each stands beside a word that says the same.
enum Mark {
  static func of(_ state: Standing.StepState, _ paint: Paint) -> String {
    switch state {
    case .passed: paint.green("✓")
    case .failing: paint.red("✗")
    case .unchecked: paint.dim("·")
    }
  }

  /// Such as `passes`, `1 of 3 checks pass` or `not checked yet`.
  static func words(_ state: Standing.StepState) -> String {
    switch state {
    case .passed: "passes"
    case .failing(let passed, let count): "\(passed) of \(count) checks pass"
    case .unchecked: "not checked yet"
    }
  }
}

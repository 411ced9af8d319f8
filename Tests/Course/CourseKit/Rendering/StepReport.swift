/// A step in what `course check --json` and `course list --json` print; docs/json.md describes it.
struct StepReport: Encodable {
  let number: Int
  let title: String
  let extra: Bool
  let state: String
  let checksPassed: Int?
  let checks: Int?

  /// The counts are left out where the step was not checked.
  init(_ step: Step, state: String, passed: Int, of count: Int) {
    number = step.number
    title = step.title
    extra = step.isExtra
    self.state = state
    checksPassed = count == 0 ? nil : passed
    checks = count == 0 ? nil : count
  }
}

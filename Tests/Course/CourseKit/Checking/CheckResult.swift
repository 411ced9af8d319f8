/// A check and how it ended.
struct CheckResult: Equatable, Sendable {
  let check: Check
  let verdict: Verdict
}

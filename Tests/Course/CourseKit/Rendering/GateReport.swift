/// What `course verify --json` prints; docs/json.md describes it.
struct GateReport: Encodable {
  struct Row: Encodable {
    let area: String
    let chapter: String?
    let name: String
    let passed: Bool
    let problems: [String]
    let seconds: Double
  }

  let version = 1
  let passed: Int
  let failed: Int
  let results: [Row]

  init(_ results: [GateResult]) {
    passed = results.count { $0.passed }
    failed = results.count { !$0.passed }
    self.results = results.map {
      Row(
        area: $0.area.rawValue, chapter: $0.chapter, name: $0.name, passed: $0.passed,
        problems: $0.problems, seconds: ($0.seconds * 1000).rounded() / 1000)
    }
  }
}

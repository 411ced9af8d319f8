/// The last known verdict on one check, as it is kept between runs.
struct StoredCheck: Codable, Equatable, Sendable {
  let step: Int
  let name: String
  let verdict: String

  var isPassed: Bool { verdict == Verdict.passed.word }
}

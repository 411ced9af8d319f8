/// The verdicts on one chapter and the state of the code that they were given for.
struct StoredVerdicts: Codable, Equatable, Sendable {
  /// The fingerprint of the chapter, its tests and the toolchain.
  let fingerprint: String
  let checks: [StoredCheck]
  /// Whether the last build failed, so that `checks` is what was known before.
  let compiled: Bool
  /// Steps that nobody had begun; absent where there was none.
  var untouched: [Int]?
}

/// What came of building and checking one chapter.
struct ChapterOutcome: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    /// The code was built; every check has its verdict, in the order of steps and lines.
    case checked([CheckResult])
    /// The compiler refused the code; the errors in the learner's files come first.
    case notCompiled([Diagnostic])
  }

  let kind: Kind
  let warnings: [Diagnostic]
  /// All that the build and the checks wrote.
  let output: String

  var results: [CheckResult] { if case .checked(let results) = kind { results } else { [] } }
  var passed: Bool { !results.isEmpty && results.allSatisfy(\.verdict.isPassed) }
}

/// One shared test: a sentence about the learner's code, and where it stands.
struct Check: Equatable, Sendable {
  /// The name by which the testing library knows it.
  let id: String
  let name: String
  let step: Int
  let location: SourceLocation
}

/// The lines of a file that belong to one step, between `// MARK: Step 3 · …` and
/// `// End of step 3`.
struct Region: Equatable, Sendable {
  let label: StepLabel
  /// The marker line and what follows it on that line.
  let opening: String
  /// The code between the markers, without the placeholder.
  let body: [String]
  /// The lines that the learner starts with; `nil` in a file that does not carry them.
  let placeholder: [String]?
  let closing: String
  /// The number of the opening line, counted from 1.
  let line: Int

  /// The number of the closing line, counted from 1.
  let lastLine: Int
}

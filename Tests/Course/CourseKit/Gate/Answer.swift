/// An answer that the tests are tested with: the bodies of some step regions, and what must become
/// of them.
///
///     // Wrong: makes a reader of its own.
///     // Caught by: The presenter shows what its reader answers
///     // Says: a reader of its own
///     // Also fails: step 2
///
///     // MARK: Step 1
///     …
///     // End of step 1
struct Answer: Equatable, Sendable {
  /// The answer's own file, as messages name it.
  let file: String
  let isRight: Bool
  /// What the answer does, in a few words.
  let summary: String
  /// The checks that must reject it, by name.
  let caughtBy: [String]
  /// Words that the learner must be told by these checks.
  let says: [String]
  /// Steps other than those of `caughtBy` whose checks fail as well.
  let alsoFails: Set<Int>
  let bodies: [StepLabel: [String]]
  /// Where each body begins in the answer's file.
  let lines: [StepLabel: Int]
  /// Code outside the regions, each line at its own number: a file beside the solution's.
  let extra: [String]
  /// Put on top of every file that the answer changes.
  let imports: [String]

  init(name: String, text: String) throws(RegionFailure) {
    let file = try MarkedFile(name: name, text: text)
    var header = AnswerHeader()
    var headerIsOver = false
    var rest: [String] = []
    for piece in file.pieces {
      switch piece {
      case .region(let region):
        rest += Array(repeating: "", count: region.lastLine - region.line + 1)
      case .text(let lines):
        for line in lines {
          if !headerIsOver {
            headerIsOver = try !header.read(line, file: name, line: rest.count + 1)
          }
          rest.append(headerIsOver ? line : "")
        }
      }
    }
    try header.validate(file: name)
    let bodies = Dictionary(uniqueKeysWithValues: file.regions.map { ($0.label, $0.body) })
    if bodies.isEmpty {
      throw RegionFailure(
        file: name, line: 1,
        problem: "no region; write \"// MARK: Step K\", the body, and \"// End of step K\"")
    }
    self.file = name
    isRight = header.isRight ?? false
    summary = header.summary
    caughtBy = header.caughtBy
    says = header.says
    alsoFails = header.alsoFails
    self.bodies = bodies
    lines = Dictionary(uniqueKeysWithValues: file.regions.map { ($0.label, $0.line + 1) })
    imports = rest.filter { $0.hasPrefix("import ") }
    extra = rest.contains { !$0.isEmpty && !$0.hasPrefix("import ") } ? rest : []
  }
}

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
  /// Code outside the regions: a file of its own beside the solution's.
  let extra: [String]
  /// Put on top of every file that the answer changes.
  let imports: [String]

  init(name: String, text: String) throws(RegionFailure) {
    let file = try MarkedFile(name: name, text: text)
    var header = AnswerHeader()
    var rest: [String] = []
    var number = 0
    for piece in file.pieces {
      guard case .text(let lines) = piece else {
        if case .region(let region) = piece { number = region.lastLine }
        continue
      }
      for line in lines {
        number += 1
        if rest.isEmpty, try header.read(line, file: name, line: number) { continue }
        rest.append(line)
      }
    }
    try header.validate(file: name)
    let bodies = Dictionary(uniqueKeysWithValues: file.regions.map { ($0.label, $0.body) })
    if bodies.isEmpty {
      throw RegionFailure(
        file: name, line: 1,
        problem: "no region; write \"// MARK: Step K\", the body, and \"// End of step K\"")
    }
    isRight = header.isRight ?? false
    summary = header.summary
    caughtBy = header.caughtBy
    says = header.says
    alsoFails = header.alsoFails
    self.bodies = bodies
    imports = rest.filter { $0.hasPrefix("import ") }
    extra = rest.contains { !$0.isEmpty && !$0.hasPrefix("import ") } ? rest : []
  }
}

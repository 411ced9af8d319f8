/// Tells which regions a check is about: those that wrong answers rewrite to break it.
struct RegionGuide {
  private let votes: [String: [StepLabel: Int]]

  /// Reads the wrong answers of a chapter; without any, nothing is known.
  init(_ chapter: Chapter, in workspace: Workspace, files: any FileSystem) {
    var votes: [String: [StepLabel: Int]] = [:]
    let folder = workspace.answers / chapter.folder / "wrong"
    for path in (try? files.files(below: folder)) ?? [] {
      guard let text = try? files.text(of: path),
        let answer = try? Answer(name: path.name, text: text)
      else { continue }
      for check in answer.caughtBy {
        for label in answer.bodies.keys { votes[check, default: [:]][label, default: 0] += 1 }
      }
    }
    self.votes = votes
  }

  /// The regions to look at when `check` fails, the likeliest first: of its own step, then of
  /// earlier ones.
  func labels(for check: Check) -> [StepLabel] {
    (votes[check.name] ?? [:]).filter { $0.key.step <= check.step }
      .sorted { ($1.key.step, $1.value, $0.key) < ($0.key.step, $0.value, $1.key) }.map(\.key)
  }
}

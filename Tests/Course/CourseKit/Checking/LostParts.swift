/// What a learner's chapter lacks beside its code: files, and the markers of steps.
struct LostParts {
  /// Files of the chapter that are not there, as paths from the workspace's folder.
  let files: [String]
  /// Files whose steps' marks are not as they were, with those that are gone.
  let marks: [(file: String, gone: [String])]
  private let remedies: MissingFileRemedies

  init(
    _ chapter: Chapter, in workspace: Workspace, files: any FileSystem, subject: Path? = nil
  ) {
    remedies = MissingFileRemedies(workspace: workspace, files: files)
    let folder = LearnerFolder(
      workspace: workspace, files: files, chapter: chapter, subject: subject)
    var lost: [String] = []
    var marks: [(file: String, gone: [String])] = []
    for file in (try? folder.learnerFiles()) ?? [] {
      let shown = file.path.relative(to: workspace.root)
      guard let text = file.text else {
        lost.append(shown)
        continue
      }
      let labels = file.reference.regions.map(\.label)
      if !labels.allSatisfy({ file.hasRegions(of: $0.step) }) {
        marks.append((shown, Self.gone(labels, in: text)))
      }
    }
    self.files = lost
    self.marks = marks
  }

  /// What to tell about them, each in a line, with a command in a second one where one helps.
  var notes: [String] {
    files.map { file in
      let remedy = remedy(for: file)
      return "\(file) is missing. \(remedy.words)\n  \(remedy.command)"
    } + lostMarks
  }

  /// How a file that is gone may come back.
  func remedy(for file: String) -> (words: String, command: String) { remedies.remedy(for: file) }

  /// The marks of these regions that the text does not hold.
  private static func gone(_ labels: [StepLabel], in text: String) -> [String] {
    let lines = text.split(separator: "\n").map { $0.trimmingSpaces }
    func isThere(_ mark: String) -> Bool {
      lines.contains { line in
        line.hasPrefix(mark) && line.dropFirst(mark.count).first.map { $0 == " " } ?? true
      }
    }
    return labels.flatMap { label in
      let (opening, closing) = ("// MARK: Step \(label)", "// End of step \(label)")
      return (isThere(opening) ? [] : [opening + " · …"]) + (isThere(closing) ? [] : [closing])
    }
  }

  /// One sentence for each file.
  private var lostMarks: [String] {
    marks.map { file, gone in
      let named = gone.prefix(2).map { "\"\($0)\"" }
      let rest = gone.count - named.count
      let problem =
        switch gone.count {
        case 0: "no longer has the marks of its steps in order"
        case 1: "has lost the mark \(named[0])"
        case 2: "has lost the marks \(named[0]) and \(named[1])"
        default: "has lost the marks \(named[0]), \(named[1]) and \(rest) more"
        }
      return "\(file) \(problem). Checks work without; reset and solution by step do not."
    }
  }
}

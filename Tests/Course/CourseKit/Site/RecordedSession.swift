/// What the README shows of the command: a real check of a chapter as it is given, as text and as a
/// picture.
struct RecordedSession {
  static let picture = "docs/figures/session.svg"
  static let document = "README.md"
  static let name = "session"

  let workspace: Workspace
  let effects: Effects
  let chapter: Chapter

  private var command: String { "swift run course check \(chapter.number)" }

  /// Whether there is a session to keep up to date.
  var isWanted: Bool {
    let text = (try? effects.files.text(of: workspace.root / Self.document)) ?? ""
    return text.contains("<!-- generated: \(Self.name) -->")
      || effects.files.exists(workspace.root / Self.picture)
  }

  /// The files that have drifted from what the check says now, with the text that they should have.
  func differences(_ outcome: ChapterOutcome) throws -> [(file: Path, text: String)] {
    let block =
      ["```console", "$ \(command)"] + lines(outcome, coloured: false) + ["```"]
    let part = GeneratedPart(document: Self.document, name: Self.name, lines: block)
    let readme = workspace.root / Self.document
    let old = try effects.files.text(of: readme)
    let wanted = [
      (file: readme, text: try part.put(into: old)),
      (
        file: workspace.root / Self.picture,
        text: TerminalPicture(
          title: "A session: \(command)", lines: ["$ \(command)"] + lines(outcome, coloured: true)
        ).svg
      ),
    ]
    return wanted.filter { (try? effects.files.text(of: $0.file)) != $0.text }
  }

  private func lines(_ outcome: ChapterOutcome, coloured: Bool) -> [String] {
    var effects = effects
    effects.console = StillConsole()
    effects.environment = [:]
    let session = Session(effects: effects, colourIsRefused: !coloured)
    let runner = CheckRunner(workspace: workspace, effects: effects)
    return CheckScreen(session: session, runner: runner, chapter: chapter, only: nil)
      .lines(outcome)
  }
}

/// A terminal of the usual width on which nothing is written.
private struct StillConsole: Console {
  let isTerminal = true
  let width = 80
  func write(_ text: String) {}
  func writeError(_ text: String) {}
}

/// One call of the command: what it works on and how it writes.
struct Session: Sendable {
  let effects: Effects
  let paint: Paint

  init(effects: Effects, colourIsRefused: Bool) {
    self.effects = effects
    let isAsked = effects.environment["NO_COLOR"].map { $0.isEmpty } ?? true
    let isCapable = effects.console.isTerminal && effects.environment["TERM"] != "dumb"
    paint = Paint(enabled: isCapable && isAsked && !colourIsRefused)
  }

  /// The columns to fill: never wider than reads well, never so narrow that nothing fits.
  var width: Int { min(max(effects.console.width, 30), 100) }

  /// The terminal's own size, however small.
  var size: (columns: Int, rows: Int) {
    (max(1, effects.console.width), max(1, effects.console.height))
  }

  func workspace() throws(CourseFailure) -> Workspace {
    try Workspace.find(from: effects.currentFolder, in: effects.files)
  }

  func progress() throws(CourseFailure) -> Progress {
    Progress(workspace: try workspace(), effects: effects)
  }

  func roster() throws(CourseFailure) -> Roster {
    try Roster(of: try workspace(), in: effects.files)
  }

  /// The chapter that was named, or else the first that is not finished, or else the first with a
  /// step that goes further, or else the last.
  func chapter(named word: String?) throws(CourseFailure) -> Chapter {
    let roster = try roster()
    if let word { return try roster.chapter(named: word) }
    let progress = try progress()
    let standings = roster.chapters.map { progress.standing(of: $0) }
    let current = standings.first { !$0.isFinished } ?? standings.first { $0.next != nil }
    return current?.chapter ?? roster.chapters[roster.chapters.count - 1]
  }

  func step(named word: String, of chapter: Chapter) throws(CourseFailure) -> Step {
    if let number = Int(word), let step = chapter.step(number) { return step }
    throw .usage(
      "Chapter \(chapter.number) has no step \"\(word)\".",
      "Its steps: " + chapter.steps.map { "\($0.number) (\($0.title))" }.joined(separator: ", ")
        + ".")
  }

  /// Renders pages for this terminal; in a file or a pipe, listings keep their lines whole.
  func renderer(indent: Int = 0) -> MarkdownRenderer {
    MarkdownRenderer(
      width: width - indent, paint: paint, wrapsCode: effects.console.isTerminal)
  }

  func print(_ lines: [String]) {
    effects.console.write(lines.map { $0 + "\n" }.joined())
  }
}

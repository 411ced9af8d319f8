/// `course verify`: the gate.
enum VerifyCommand {
  static let description = CommandDescription(
    name: "verify",
    operands: "[CHAPTER]",
    summary: "For authors and CI: prove that the course holds what it promises.",
    options: [
      CommandOption(
        name: "--only", value: "AREA",
        help: "One area: " + GateArea.allCases.map(\.rawValue).joined(separator: ", ") + "."),
      .json,
    ],
    count: 0...1,
    run: { session, arguments in
      let workspace = try session.workspace()
      let roster = try session.roster()
      let only = try arguments.values["--only"].map { try area(named: $0) }
      let chapters = try arguments.words.first.map { [try roster.chapter(named: $0)] }
      if let number = chapters?.first?.number, let only, !only.isPerChapter {
        throw CourseFailure.usage(
          "The area \(only.rawValue) belongs to the whole course; chapter \(number) has no share in"
            + " it.",
          "Leave the chapter out: swift run course verify --only \(only.rawValue)")
      }
      let claim = try claim(workspace, session.effects.files)
      defer { withExtendedLifetime(claim) {} }
      let jobs = try GatePlan.jobs(
        chapters ?? roster.chapters, wholeWorkspace: chapters == nil, only: only, in: session)
      let isJSON = arguments.flags.contains("--json")
      let screen = GateScreen(session: session)
      let gate = Gate(session: session, workspace: workspace) { result in
        if !isJSON { session.print(screen.lines(result)) }
      }
      var results = gate.run(jobs)
      if only == nil || only == .wrongAnswers || only == .coverage {
        let coverage = CoverageGate.results(for: chapters ?? roster.chapters, after: results)
        if !isJSON { coverage.forEach { session.print(screen.lines($0)) } }
        results += coverage
      }
      if isJSON {
        session.print([try JSONText.of(GateReport(results))])
      } else {
        session.print(screen.closing(results))
      }
      return results.allSatisfy(\.passed) && !results.isEmpty ? .passed : .failed
    })

  /// Two runs of the gate would build over each other and judge each other's code.
  private static func claim(
    _ workspace: Workspace, _ files: any FileSystem
  ) throws -> FileClaim {
    try files.makeFolder(workspace.state)
    if let claim = try files.claim(workspace.state / "gate-in-use") { return claim }
    throw CourseFailure.broken(
      "Another run of the gate is at work in this folder.",
      "Wait until it has ended, and try again.")
  }

  private static func area(named word: String) throws(CourseFailure) -> GateArea {
    if let area = GateArea(rawValue: word) { return area }
    let names = GateArea.allCases.map(\.rawValue)
    let near = Suggestion.nearest(to: word, among: names)
    throw .usage(
      "The gate has no area \"\(word)\".",
      (near.map { "Did you mean \($0)? " } ?? "") + "Areas: \(names.joined(separator: ", ")).")
  }
}

/// The tables of `docs/instructors.md`: the answers that each chapter's checks reject.
struct MisconceptionTable {
  let workspace: Workspace
  let files: any FileSystem

  /// Throws where an answer cannot be read; the gate's area `wrong-answers` looks closer.
  func part(_ chapters: [Chapter]) throws -> GeneratedPart {
    let tables = try chapters.map { try lines(for: $0) }.filter { !$0.isEmpty }
    return GeneratedPart(
      document: "docs/instructors.md", name: "misconceptions",
      lines: Array(tables.joined(separator: [""])))
  }

  private func lines(for chapter: Chapter) throws -> [String] {
    let folder = workspace.answers / chapter.folder / "wrong"
    guard files.isFolder(folder) else { return [] }
    let answers = try files.files(below: folder).map { path in
      try Answer(
        name: path.relative(to: workspace.root), text: try files.text(of: path))
    }
    let checks = try checkFiles(of: chapter)
    let rows = answers.enumerated().map { index, answer in
      (step: step(of: answer, checks), index: index, text: row(answer))
    }
    .sorted { ($0.step, $0.index) < ($1.step, $1.index) }
    return [
      "### Chapter \(chapter.number) · \(chapter.title)", "",
      "| Step | An answer that … | is caught by |", "| --- | --- | --- |",
    ] + rows.map { "| \($0.step) | \($0.text) |" }
  }

  /// The text of each file of checks, by its step.
  private func checkFiles(of chapter: Chapter) throws -> [(step: Int, text: String)] {
    let folder = workspace.tests / chapter.folder
    return try files.files(below: folder).compactMap { path in
      guard path.name.hasPrefix("Step"),
        let step = Int(path.name.dropFirst(4).prefix { $0.isNumber })
      else { return nil }
      return (step, try files.text(of: path))
    }
  }

  /// The step whose check catches the answer, or else the first that it writes.
  private func step(of answer: Answer, _ checks: [(step: Int, text: String)]) -> Int {
    let name = answer.caughtBy.first.map { $0.replacing("\"", with: "\\\"") } ?? ""
    return checks.first { $0.text.contains("@Test(\"\(name)\"") }?.step
      ?? answer.bodies.keys.min()?.step ?? 0
  }

  private func row(_ answer: Answer) -> String {
    let summary = answer.summary.hasSuffix(".") ? answer.summary.dropLast() : answer.summary[...]
    var named: Set<String> = []
    let checks = answer.caughtBy.filter { named.insert($0).inserted }
      .map { "*\($0.escapedForTable)*" }.joined(separator: ", ")
    return "\(String(summary).escapedForTable) | \(checks)"
  }
}

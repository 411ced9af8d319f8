/// Lays the solution of a chapter with some regions replaced into a folder that can be built.
struct AnswerFolder {
  let context: GateContext
  let chapter: Chapter

  /// As a check runner names what it judges.
  var subject: String { context.shown(folder) }

  private var folder: Path { context.scratch / "answer" }

  func lay(_ answer: Answer) throws {
    let solution = try Stubs(workspace: context.workspace, files: context.files).marked(chapter)
    let known = Set(solution.flatMap { $0.regions.map(\.label) })
    if let label = answer.bodies.keys.sorted().first(where: { !known.contains($0) }) {
      throw CourseFailure.broken(
        "The solution has no region \"Step \(label)\".",
        "Its regions: " + known.sorted().map(\.description).joined(separator: ", ") + ".")
    }
    var contents: [String: [UInt8]] = [:]
    for file in solution {
      let isChanged = file.regions.contains { answer.bodies[$0.label] != nil }
      let code = file.text { answer.bodies[$0.label] ?? $0.body }
      let imports = isChanged ? answer.imports.map { $0 + "\n" }.joined() : ""
      contents[file.name] = Array((imports + code).utf8)
    }
    if !answer.extra.isEmpty {
      contents["Answer.swift"] = Array(answer.extra.joined(separator: "\n").utf8)
    }
    try Mirror(folder: folder, effects: context.effects).lay(contents, as: chapter.folder)
  }
}

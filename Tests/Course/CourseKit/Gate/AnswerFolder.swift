/// Lays the solution of a chapter with some regions replaced into a folder that can be built.
struct AnswerFolder {
  let context: GateContext
  let chapter: Chapter

  /// As `COURSE_SUBJECT` names it.
  var subject: String { context.shown(context.scratch / "subject") }

  /// Writes only what differs from what lies there, so that little is compiled again.
  func lay(_ answer: Answer) throws {
    let solution = try Stubs(workspace: context.workspace, files: context.files).marked(chapter)
    let known = Set(solution.flatMap { $0.regions.map(\.label) })
    if let label = answer.bodies.keys.sorted().first(where: { !known.contains($0) }) {
      throw CourseFailure.broken(
        "The solution has no region \"Step \(label)\".",
        "Its regions: " + known.sorted().map(\.description).joined(separator: ", ") + ".")
    }
    var wanted: [Path: String] = [:]
    let folder = context.scratch / "subject" / chapter.folder
    for file in solution {
      let isChanged = file.regions.contains { answer.bodies[$0.label] != nil }
      let code = file.text { answer.bodies[$0.label] ?? $0.body }
      let imports = isChanged ? answer.imports.map { $0 + "\n" }.joined() : ""
      wanted[folder / file.name] = imports + code
    }
    if !answer.extra.isEmpty {
      wanted[folder / "Answer.swift"] = answer.extra.joined(separator: "\n")
    }
    let present = context.files.isFolder(folder) ? try context.files.files(below: folder) : []
    for stray in present where wanted[stray] == nil { try context.files.remove(stray) }
    for (path, text) in wanted where (try? context.files.text(of: path)) != text {
      try context.files.makeFolder(path.parent)
      try context.files.write(text, to: path)
    }
  }
}

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
      throw RegionFailure(
        file: answer.file, line: (answer.lines[label] ?? 2) - 1,
        problem: "the solution has no region \"Step \(label)\"; it has "
          + known.sorted().map(\.description).joined(separator: ", "))
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

  /// The line of the answer's file that this place of the laid code comes from; `nil` where it is
  /// the solution's own.
  func line(of answer: Answer, at place: SourceLocation) -> Int? {
    let name = place.file.relative(to: context.workspace.root / subject / chapter.folder)
    if name == "Answer.swift" { return place.line }
    let solution = try? Stubs(workspace: context.workspace, files: context.files).marked(chapter)
    guard let file = solution?.first(where: { $0.name == name }) else { return nil }
    var number = answer.imports.count
    for piece in file.pieces {
      guard case .region(let region) = piece else {
        if case .text(let lines) = piece { number += lines.count }
        continue
      }
      let body = answer.bodies[region.label] ?? region.body
      let offset = place.line - number - 2
      if body.indices.contains(offset) { return answer.lines[region.label].map { $0 + offset } }
      number += body.count + 2
    }
    return nil
  }
}

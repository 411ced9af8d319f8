/// `swift format lint --strict` has nothing to say.
enum FormatGate {
  /// Looks at all Swift files, or at a chapter's own.
  static func findings(_ context: GateContext, of chapter: Chapter? = nil) throws -> [GateFinding] {
    let own = chapter.map { chapter in
      ["Chapters", "Solutions", "Tests/Chapters", "Tests/Answers"].map { "\($0)/\(chapter.folder)" }
    }
    let places = own ?? ["Package.swift", "Chapters", "Solutions", "Tests"]
    let outcome = try context.effects.processes.run(
      Invocation(
        program: try Toolchain.find(in: context.effects).swift,
        arguments: ["format", "lint", "--strict", "--parallel", "--recursive"] + places,
        folder: context.workspace.root))
    let lines = outcome.output.split(separator: "\n").map(String.init)
    let told = lines.filter { $0.contains(": error: ") || $0.contains(": warning: ") }
      .map { $0.replacing(context.workspace.root.text + "/", with: "") }
    var problems = told.cut(to: 10)
    if told.isEmpty, !outcome.succeeded {
      problems = ["swift format failed; it said:"] + lines.suffix(3)
    }
    if !told.isEmpty {
      problems.append(
        "Most of it is mended by: swift format --in-place --recursive \(places.joined(separator: " "))"
      )
    }
    return [GateFinding(name: "swift format has nothing to say", problems: problems)]
  }
}

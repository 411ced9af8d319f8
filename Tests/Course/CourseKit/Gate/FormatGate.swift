/// `swift format lint --strict` has nothing to say.
enum FormatGate {
  static func findings(_ context: GateContext) throws -> [GateFinding] {
    let outcome = try context.effects.processes.run(
      Invocation(
        program: try Toolchain.find(in: context.effects).swift,
        arguments: ["format", "lint", "--strict", "--parallel", "--recursive"]
          + ["Package.swift", "Chapters", "Solutions", "Tests"],
        folder: context.workspace.root))
    let lines = outcome.output.split(separator: "\n").map(String.init)
    let told = lines.filter { $0.contains(": error: ") || $0.contains(": warning: ") }
    let problems = told.isEmpty && !outcome.succeeded ? Array(lines.suffix(3)) : told
    return [
      GateFinding(
        name: "swift format has nothing to say",
        problems: problems.prefix(10).map { line in
          line.replacing(context.workspace.root.text + "/", with: "")
        }
          + (problems.isEmpty
            ? [] : ["Run \"swift format --in-place --recursive\" on these files."]))
    ]
  }
}

/// The manifest compiles without a warning. The package manager keeps what it compiled and tells a
/// warning only once, so it is asked to compile anew.
enum ManifestGate {
  static func findings(_ context: GateContext) throws -> [GateFinding] {
    let outcome = try context.effects.processes.run(
      Invocation(
        program: try Toolchain.find(in: context.effects).swift,
        arguments: ["package", "--manifest-cache", "none"]
          + ["--scratch-path", context.scratch.text, "dump-package"],
        folder: context.workspace.root))
    let told = Diagnostic.all(in: outcome.output).map {
      "Package.swift:\($0.location.line): \($0.message)"
    }
    let silent =
      outcome.succeeded ? [] : outcome.output.split(separator: "\n").suffix(3).map(String.init)
    return [
      GateFinding(
        name: "the manifest compiles without a warning", problems: told.isEmpty ? silent : told)
    ]
  }
}

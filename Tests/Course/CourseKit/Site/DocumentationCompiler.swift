/// The toolchain's own `docc`.
struct DocumentationCompiler: Equatable, Sendable {
  let program: Path

  /// Looks beside the toolchain's `swift`, and on a Mac where Xcode keeps it.
  static func find(in effects: Effects) throws -> DocumentationCompiler {
    let swift = try Toolchain.find(in: effects).swift
    let beside = swift.parent / swift.name.replacing("swift", with: "docc")
    if effects.files.isFile(beside) { return DocumentationCompiler(program: beside) }
    let xcrun: Path = "/usr/bin/xcrun"
    if effects.files.isFile(xcrun) {
      let outcome = try effects.processes.run(
        Invocation(
          program: xcrun, arguments: ["--find", "docc"], folder: effects.currentFolder))
      let found = Path(outcome.output.trimmingSpaces)
      if outcome.succeeded, effects.files.isFile(found) {
        return DocumentationCompiler(program: found)
      }
    }
    throw CourseFailure.broken(
      "This toolchain has no docc: \(beside) does not exist.",
      "The toolchains from https://www.swift.org/install bring it. The pages can be read without"
        + " it, in docs/ or with \"swift run course read 1\".")
  }

  /// Makes the site from `catalog`; answers what docc has to say against it, an entry for each
  /// problem.
  func convert(
    _ catalog: Path, symbols: Path, to output: Path, basePath: String, in effects: Effects
  ) throws -> [DoccProblem] {
    let outcome = try effects.processes.run(
      Invocation(
        program: program,
        arguments: ["convert", catalog.text, "--allow-arbitrary-catalog-directories"]
          + ["--additional-symbol-graph-dir", symbols.text]
          + ["--transform-for-static-hosting", "--hosting-base-path", basePath]
          + [
            "--fallback-display-name", SitePage.root, "--fallback-bundle-identifier", SitePage.root,
          ]
          + ["--output-path", output.text],
        folder: catalog.parent))
    let problems = DoccProblem.all(in: outcome.output)
    if problems.isEmpty, !outcome.succeeded {
      return [DoccProblem(lines: ["docc ended without a word (\(outcome.end)).", outcome.output])]
    }
    return problems
  }
}

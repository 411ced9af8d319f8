/// Builds answers with the bare compiler, several times faster than the package manager can.
///
/// The chapter becomes a shared library whose clients know nothing of its layout, so its tests are
/// compiled and linked once, and an answer only replaces the library. An answer that changes the
/// public interface, or a system where this does not work, is judged by `swift test` instead.
struct DirectBuild {
  let context: GateContext
  let chapter: Chapter

  private var folder: Path { context.scratch / "direct" / chapter.slug }
  private var program: Path { folder / "tests" }
  private var compiler: DirectCompiler {
    DirectCompiler(context: context, chapter: chapter, folder: folder)
  }

  /// The outcome for the sources in `subject`, or `nil` where `swift test` has to judge.
  func outcome(for subject: String) throws -> ChapterOutcome? {
    #if os(Linux)
      guard try prepare() else { return nil }
      let sources = try context.files.files(
        below: context.workspace.root / subject / chapter.folder)
      guard try compiler.buildLibrary(sources) else { return nil }
      var runner = context.runner(subject: subject)
      runner.program = program
      guard let outcome = try? runner.run(chapter), isSound(outcome) else { return nil }
      return outcome
    #else
      return nil
    #endif
  }

  /// Whether every check came to an end. A crash may come of the way this was built: of a symbol
  /// that the library lacks, or of a layout that the tests do not expect.
  private func isSound(_ outcome: ChapterOutcome) -> Bool {
    !outcome.results.isEmpty
      && outcome.results.allSatisfy { result in
        switch result.verdict {
        case .passed, .failed: true
        default: false
        }
      }
  }

  /// Builds the tests against the solution, unless that was done for the same sources.
  private func prepare() throws -> Bool {
    let files = context.files
    let solution = try files.files(below: context.workspace.solutions / chapter.folder)
    let tests = try files.files(below: context.workspace.tests / chapter.folder)
    var fingerprint = Fingerprint()
    fingerprint.add(try Toolchain.find(in: context.effects).fingerprint(in: files))
    for file in solution + tests {
      fingerprint.add(file.text)
      fingerprint.add(try files.read(file))
    }
    let stamp = folder / "stamp"
    let known = try? files.text(of: stamp)
    if known == fingerprint.text { return true }
    // What did not build will not for the next answer either.
    let refused = "refused in \(context.run): \(fingerprint.text)"
    if known == refused { return false }
    try files.makeFolder(folder)
    try files.remove(stamp)
    let isBuilt =
      try compiler.buildLibrary(solution, withInterface: true)
      && compiler.buildTests(tests, into: "tests")
    try files.write(isBuilt ? fingerprint.text : refused, to: stamp)
    return isBuilt
  }
}

import Foundation
import Synchronization

/// What the reference solutions declare, as the compiler tells docc. Solutions that have not changed
/// are not compiled again.
struct SymbolGraphs {
  let workspace: Workspace
  let effects: Effects

  /// Holds one folder for each chapter.
  var folder: Path { workspace.state / "symbols" }

  /// Brings the graphs of these chapters up to date; answers what each module declares.
  ///
  /// Throws where a solution does not compile. A chapter without a solution is left out.
  func update(_ chapters: [Chapter]) throws -> [String: DeclaredNames] {
    let present = chapters.filter { effects.files.isFolder(workspace.solutions / $0.folder) }
    try removeStrays(besides: Set(present.map(\.slug)))
    let results = Mutex<[Int: Result<DeclaredNames, any Error>]>([:])
    DispatchQueue.concurrentPerform(iterations: present.count) { index in
      let result = Result { try names(of: present[index]) }
      results.withLock { $0[index] = result }
    }
    let declared = try results.withLock { all in
      try present.indices.compactMap { try all[$0]?.get() }
    }
    return Dictionary(zip(present.map(\.module), declared)) { first, _ in first }
  }

  private func removeStrays(besides known: Set<String>) throws {
    guard effects.files.isFolder(folder) else { return }
    for name in try effects.files.names(in: folder) where !known.contains(name) {
      try effects.files.remove(folder / name)
    }
  }

  private func names(of chapter: Chapter) throws -> DeclaredNames {
    let files = effects.files
    let own = folder / chapter.slug
    let graph = own / "\(chapter.module).symbols.json"
    let stamp = own / "stamp"
    let sources = try files.files(below: workspace.solutions / chapter.folder)
      .filter { $0.name.hasSuffix(".swift") }
    let fingerprint = try fingerprint(of: sources)
    if (try? files.text(of: stamp)) != fingerprint {
      try files.remove(own)
      try files.makeFolder(own)
      try compile(chapter, sources, into: own)
      try files.write(fingerprint, to: stamp)
    }
    return try DeclaredNames(module: chapter.module, symbolGraph: try files.read(graph))
  }

  private func fingerprint(of sources: [Path]) throws -> String {
    var fingerprint = Fingerprint()
    fingerprint.add(try Toolchain.find(in: effects).fingerprint(in: effects.files))
    for source in sources {
      fingerprint.add(source.text)
      fingerprint.add(try effects.files.read(source))
    }
    return fingerprint.text
  }

  private func compile(_ chapter: Chapter, _ sources: [Path], into folder: Path) throws {
    let swift = try Toolchain.find(in: effects).swift
    let outcome = try effects.processes.run(
      Invocation(
        program: swift.parent / swift.name.replacing("swift", with: "swiftc"),
        arguments: ["-swift-version", "6", "-parse-as-library", "-module-name", chapter.module]
          + ["-emit-module", "-o", "\(folder)/\(chapter.module).swiftmodule"]
          + ["-emit-symbol-graph", "-emit-symbol-graph-dir", folder.text]
          + ["-symbol-graph-minimum-access-level", "public"]
          + ["-symbol-graph-skip-synthesized-members", "-symbol-graph-skip-inherited-docs"]
          + sources.map(\.text),
        folder: workspace.root))
    guard !outcome.succeeded else { return }
    let errors = Diagnostic.all(in: outcome.output).filter { $0.severity == .error }
    let told = errors.prefix(3).map {
      "\($0.location.text(from: workspace.root)): \($0.message)"
    }
    throw CourseFailure(
      code: .failed,
      problem: "Solutions/\(chapter.folder) does not compile, so it cannot be documented.\n"
        + (told.isEmpty ? [String(outcome.output.suffix(400))] : told).joined(separator: "\n"),
      remedy: "Mend it, and run \"swift run course verify \(chapter.number) --only solutions\".")
  }
}

/// What resolution costs in one chapter, as ratios in one run.
struct Benchmark {
  /// One kind of resolution, in nanoseconds.
  struct Row: Equatable {
    let name: String
    let plain: Double
    let simplest: Double
    let chapter: Double

    /// How many times as long as the simplest container takes.
    var ratio: Double { chapter / simplest }
  }

  let chapter: Chapter
  let workspace: Workspace
  let effects: Effects

  private var solution: Path { workspace.solutions / chapter.folder }
  private var folder: Path { workspace.state / "bench/\(chapter.slug)" }

  /// Whether the chapter has a container to measure.
  var hasContainer: Bool { effects.files.isFile(solution / "Container.swift") }

  /// Builds with optimisation and measures.
  func rows() throws -> [Row] {
    let files = effects.files
    try files.makeFolder(folder)
    let abilities = BenchmarkProgram.Ability.allCases.filter { ability in
      ability.files.contains { files.isFile(solution / $0) }
    }
    let program = BenchmarkProgram(chapter: chapter, abilities: Set(abilities))
    try files.write(BenchmarkProgram.simplest, to: folder / "Simplest.swift")
    try files.write(program.source, to: folder / "main.swift")
    try library("Simplest", [folder / "Simplest.swift"])
    try library(chapter.module, try files.files(below: solution))
    try run(
      swiftc,
      ["-I", folder.text, "\(folder)/Simplest.o", "\(folder)/\(chapter.module).o"]
        + ["\(folder)/main.swift", "-o", "\(folder)/bench"])
    return Self.rows(in: try run(folder / "bench", []))
  }

  /// Reads the program's lines, each a name and its nanoseconds.
  static func rows(in output: String) -> [Row] {
    var names: [String] = []
    var times: [String: Double] = [:]
    for line in output.split(separator: "\n") {
      let parts = line.split(separator: "\t").map(String.init)
      guard parts.count == 2, let time = Double(parts[1]) else { continue }
      times[parts[0]] = time
      if parts[0].hasSuffix(" plain") { names.append(String(parts[0].dropLast(6))) }
    }
    return names.compactMap { name in
      guard let plain = times["\(name) plain"], let simplest = times["\(name) simplest"],
        let chapter = times["\(name) chapter"]
      else { return nil }
      return Row(name: name, plain: plain, simplest: simplest, chapter: chapter)
    }
  }

  private var swiftc: Path {
    (try? Toolchain.find(in: effects).swift).map {
      $0.parent / $0.name.replacing("swift", with: "swiftc")
    } ?? "swiftc"
  }

  /// Builds a module as one object file, from which the linker learns what else it needs.
  private func library(_ module: String, _ sources: [Path]) throws {
    try run(
      swiftc,
      ["-parse-as-library", "-wmo", "-module-name", module, "-emit-module"]
        + ["-emit-module-path", "\(folder)/\(module).swiftmodule", "-emit-object"]
        + ["-o", "\(folder)/\(module).o"] + sources.map(\.text))
  }

  @discardableResult
  private func run(_ program: Path, _ arguments: [String]) throws -> String {
    let options = program.name.hasPrefix("swiftc") ? ["-O", "-swift-version", "6"] : []
    let outcome = try effects.processes.run(
      Invocation(program: program, arguments: options + arguments, folder: workspace.root))
    if outcome.succeeded { return outcome.output }
    throw CourseFailure.broken(
      "The benchmark of chapter \(chapter.number) could not be built or run:\n\(outcome.output)", ""
    )
  }
}

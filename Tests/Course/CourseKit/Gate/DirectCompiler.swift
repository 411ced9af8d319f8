/// Builds a chapter's code as a library, and programs on top of it, with the bare compiler.
struct DirectCompiler {
  let context: GateContext
  let chapter: Chapter
  let folder: Path

  /// How long a page's listings, or a figure's program, may run.
  static let seconds = 20.0

  #if os(macOS)
    private static let libraryEnding = "dylib"
  #else
    private static let libraryEnding = "so"
  #endif

  /// Builds the chapter's module as a shared library; `false` where the compiler refuses
  /// or warns.
  ///
  /// Only the first build needs the module's interface; those that follow replace the library.
  func buildLibrary(_ sources: [Path], withInterface: Bool = false) throws -> Bool {
    let interface = [
      "-emit-module", "-emit-module-path", "\(folder)/\(chapter.module).swiftmodule",
    ]
    let outcome = try swiftc(
      ["-parse-as-library", "-wmo", "-enable-library-evolution"]
        + ["-module-name", chapter.module] + (withInterface ? interface : [])
        + ["-emit-library", "-o", "\(folder)/lib\(chapter.module).\(Self.libraryEnding)"]
        + sources.filter { $0.name.hasSuffix(".swift") }.map(\.text))
    // That the system's libraries are built otherwise is no fault of the code.
    return outcome.succeeded
      && Diagnostic.all(in: outcome.output).allSatisfy {
        $0.message.contains("was not compiled with library evolution support")
      }
  }

  /// Builds the chapter's solution for programs that use it, such as a page's listings, unless this
  /// run of the gate has done so here; the problem where that is not possible.
  static func ofSolution(
    _ chapter: Chapter, _ context: GateContext
  ) throws -> (compiler: DirectCompiler, problem: String?) {
    let folder = context.scratch / "programs" / chapter.slug
    try context.files.makeFolder(folder)
    let compiler = DirectCompiler(context: context, chapter: chapter, folder: folder)
    let stamp = folder / "stamp"
    if !context.run.isEmpty, (try? context.files.text(of: stamp)) == context.run {
      return (compiler, nil)
    }
    let sources = try context.files.files(
      below: context.workspace.solutions / chapter.folder)
    guard try compiler.buildLibrary(sources, withInterface: true) else {
      return (
        compiler,
        "Solutions/\(chapter.folder) does not compile without a warning; see the area solutions."
      )
    }
    try context.files.write(context.run, to: stamp)
    return (compiler, nil)
  }

  /// Builds the tests as a program that finds the library beside itself.
  func buildTests(_ sources: [Path], into name: String) throws -> Bool {
    try context.files.write(
      """
      import Testing

      @main struct Runner {
        static func main() async { await Testing.__swiftPMEntryPoint() as Never }
      }
      """, to: folder / "Runner.swift")
    return try swiftc(
      ["-parse-as-library", "-module-name", "\(chapter.module)Tests"] + linking
        + sources.map(\.text) + ["\(folder)/Runner.swift", "-o", "\(folder)/\(name)"]
    ).succeeded
  }

  private var linking: [String] {
    ["-I", folder.text, "-L", folder.text, "-l\(chapter.module)"]
      + ["-Xlinker", "-rpath", "-Xlinker", folder.text]
  }

  func compile(_ source: String, into name: String) throws -> ProcessOutcome {
    try context.files.write(source, to: folder / "main.swift")
    return try swiftc(
      linking + ["\(folder)/main.swift", "-o", "\(folder)/\(name)"])
  }

  /// Everything that refuses code, also what is found after type checking.
  func typecheck(_ source: String) throws -> ProcessOutcome {
    try context.files.write(source, to: folder / "main.swift")
    return try swiftc(
      ["-I", folder.text, "-emit-sil", "\(folder)/main.swift", "-o", "\(folder)/main.sil"])
  }

  func run(_ name: String) throws -> ProcessOutcome {
    let deadline = context.effects.uptime() + Self.seconds
    var invocation = Invocation(program: folder / name, arguments: [], folder: folder)
    // The message of a crash is enough; its frames are those of the gate's own program.
    invocation.environment = ["SWIFT_BACKTRACE": "enable=no"]
    return try context.effects.processes.run(invocation) { _ in
      context.effects.uptime() > deadline
    }
  }

  /// How a run ended that stopped short, as the rest of a sentence.
  static func ending(
    of run: ProcessOutcome, printing output: String, codeFolder: Path
  ) -> String {
    switch run.end {
    case .stopped: "does not end within \(Int(seconds)) seconds."
    case .exited(let status): "ends the program with status \(status)."
    case .signalled(let signal):
      "crashes: "
        + CrashReport.crash(in: output, codeFolder: codeFolder, signal: signal).message
    }
  }

  private func swiftc(_ arguments: [String]) throws -> ProcessOutcome {
    let swift = try Toolchain.find(in: context.effects).swift
    return try context.effects.processes.run(
      Invocation(
        program: swift.parent / swift.name.replacing("swift", with: "swiftc"),
        arguments: ["-swift-version", "6", "-Onone"] + arguments,
        folder: context.workspace.root))
  }
}

/// The command's own tests pass.
enum CommandGate {
  /// How long the tests may go on without a word.
  static let seconds = 600.0

  static func findings(_ context: GateContext) throws -> [GateFinding] {
    let events = context.workspace.state / "events-command.json"
    try context.files.makeFolder(events.parent)
    try context.files.remove(events)
    var invocation = Invocation(
      program: try Toolchain.find(in: context.effects).swift,
      arguments: [
        "test", "--disable-xctest", "--enable-swift-testing",
        "--event-stream-output-path", events.text, "--event-stream-version", "0",
        "--scratch-path", context.scratch.text,
        // What a debugger needs is of no use here, and takes long to write.
        "-Xswiftc", "-gnone",
      ],
      folder: context.workspace.root)
    invocation.environment = ["COURSE_CHAPTER": "none", "COURSE_STRICT": "1"]
    var told = (size: 0, at: 0.0)
    let outcome = try context.effects.processes.run(invocation) { _ in
      let size = context.files.entry(at: events)?.size ?? 0
      if size != told.size { told = (size, context.effects.uptime()) }
      return size > 0 && context.effects.uptime() - told.at > seconds
    }
    var stream = EventStream()
    stream.read((try? context.files.read(events)) ?? [])
    return [finding(stream, outcome, context)]
  }

  private static func finding(
    _ stream: EventStream, _ outcome: ProcessOutcome, _ context: GateContext
  ) -> GateFinding {
    let root = context.workspace.root
    // The names of some tests look like diagnostics; the compiler's name files of the course.
    let told = Diagnostic.all(in: outcome.output).filter { $0.location.file.isInside(root) }
    let diagnostics = told.map {
      "\($0.location.text(from: root)): \($0.severity): \($0.message)"
    }
    guard stream.runHasStarted else {
      return GateFinding(
        name: "the command compiles without a warning",
        problems: diagnostics.isEmpty
          ? ["\"swift test\" ended before any test ran. It said:"] + tail(outcome) : diagnostics)
    }
    let failing = stream.checks.compactMap { check -> String? in
      let place = "\(check.location.text(from: root)): \"\(check.name)\""
      if stream.wasSkipped(check) { return nil }
      if !stream.hasEnded(check) { return "\(place) did not end" }
      return stream.findings[check.id]?.first.map {
        "\($0.location.text(from: root)): \"\(check.name)\": "
          + short(([$0.text] + $0.comments).joined(separator: " "))
      }
    }
    return GateFinding(
      name: "the command passes its \(stream.checks.count.counted("test"))",
      problems: failing.cut(to: 10)
        + (failing.isEmpty ? [] : ["All of it is shown by: COURSE_CHAPTER=none swift test"])
        + (failing.isEmpty ? unsaid(stream, outcome, diagnostics) : []))
  }

  /// What is wrong although no test failed.
  private static func unsaid(
    _ stream: EventStream, _ outcome: ProcessOutcome, _ diagnostics: [String]
  ) -> [String] {
    if stream.checks.isEmpty {
      return ["Tests/CourseTests: no test ran; the command must have tests."]
    }
    if !outcome.succeeded { return ["\"swift test\" failed. It said:"] + tail(outcome) }
    return diagnostics
  }

  /// The first lines of a message that may hold whole screens.
  private static func short(_ text: String) -> String {
    text.split(separator: "\n").map { $0.count > 200 ? $0.prefix(200) + "…" : $0 + "" }
      .cut(to: 3).joined(separator: "\n")
  }

  /// The errors in the output, or else its end.
  private static func tail(_ outcome: ProcessOutcome) -> [String] {
    let lines = outcome.output.split(separator: "\n").map(String.init)
    var seen: Set<String> = ["error: fatalError"]
    let errors = lines.filter { $0.hasPrefix("error: ") && seen.insert($0).inserted }
    return errors.isEmpty ? lines.suffix(10) : errors.cut(to: 10)
  }
}

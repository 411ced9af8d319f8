/// The command's own tests pass.
enum CommandGate {
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
      ],
      folder: context.workspace.root)
    invocation.environment = ["COURSE_CHAPTER": "none", "COURSE_STRICT": "1"]
    let outcome = try context.effects.processes.run(invocation)
    var stream = EventStream()
    stream.read((try? context.files.read(events)) ?? [])
    return [finding(stream, outcome, context)]
  }

  private static func finding(
    _ stream: EventStream, _ outcome: ProcessOutcome, _ context: GateContext
  ) -> GateFinding {
    let root = context.workspace.root
    guard stream.runHasStarted else {
      let errors = Diagnostic.all(in: outcome.output).filter { $0.severity == .error }
      return GateFinding(
        name: "the command compiles without a warning",
        problems: errors.isEmpty
          ? outcome.output.split(separator: "\n").suffix(10).map(String.init)
          : errors.map { "\($0.location.text(from: root)): \($0.message)" })
    }
    let failing = stream.checks.compactMap { check -> String? in
      if !stream.hasEnded(check) {
        return "\(check.location.text(from: root)): \"\(check.name)\" did not end"
      }
      return stream.findings[check.id]?.first.map {
        "\($0.location.text(from: root)): \"\(check.name)\": \($0.text) \($0.comments.joined(separator: " "))"
      }
    }
    let silent = failing.isEmpty && (stream.checks.isEmpty || !outcome.succeeded)
    return GateFinding(
      name: "the command passes its \(stream.checks.count.counted("test"))",
      problems: silent
        ? outcome.output.split(separator: "\n").suffix(10).map(String.init) : failing)
  }
}

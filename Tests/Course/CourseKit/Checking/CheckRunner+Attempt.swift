extension CheckRunner {
  /// One start of the test program, and what came of it.
  struct Attempt {
    let stream: EventStream
    let excess: StreamWatch.Excess?
    let outcome: ProcessOutcome
  }

  func attempt(_ chapter: Chapter, swift: Path, filter: [String]) throws -> Attempt {
    try effects.files.makeFolder(workspace.state)
    let events = workspace.state / "events-\(scratch?.name ?? "build").json"
    // A run that was ended from outside has left its own.
    try effects.files.remove(events)
    defer { try? effects.files.remove(events) }
    var watch = StreamWatch(events: events, effects: effects, limits: limits)
    var wasCancelled = false
    let outcome = try effects.processes.run(
      invocation(chapter, swift: swift, events: events, filter: filter)
    ) { program in
      wasCancelled = isCancelled(watch.stream.running)
      return wasCancelled || watch.isExceeded(program)
    }
    if wasCancelled { throw CheckCancelled() }
    watch.catchUp()
    return Attempt(stream: watch.stream, excess: watch.excess, outcome: original(outcome, chapter))
  }

  private func invocation(
    _ chapter: Chapter, swift: Path, events: Path, filter: [String]
  ) -> Invocation {
    let stream = [
      "--no-parallel", "--event-stream-output-path", events.text, "--event-stream-version", "0",
    ]
    var invocation = Invocation(program: swift, arguments: [], folder: workspace.root)
    if let program {
      invocation.program = program
      invocation.arguments =
        ["--testing-library", "swift-testing"] + stream + filter.filter { $0 != "--skip-build" }
    } else {
      invocation.arguments =
        ["test", "--disable-xctest", "--enable-swift-testing"] + stream + filter
    }
    if let scratch, program == nil { invocation.arguments += ["--scratch-path", scratch.text] }
    invocation.environment = [
      "COURSE_SUBJECT": mirror.folder.relative(to: workspace.root),
      "COURSE_CHAPTER": chapter.digits,
      "SWIFT_BACKTRACE":
        "enable=yes,color=no,interactive=no,preset=full,limit=40,registers=none,images=none",
      "NO_COLOR": "1",
    ]
    // Symbols that a library lacks are to be found missing at the start, not in the middle.
    if program != nil { invocation.environment["LD_BIND_NOW"] = "1" }
    if isStrict { invocation.environment["COURSE_STRICT"] = "1" }
    return invocation
  }

  /// The test program that `swift test` has built, so that it can be started again in no time;
  /// `nil` where that is not a plain program.
  func builtProgram(_ chapter: Chapter, swift: Path) -> Path? {
    #if os(Linux)
      var question = invocation(chapter, swift: swift, events: "", filter: [])
      question.arguments =
        ["build", "--show-bin-path"] + (scratch.map { ["--scratch-path", $0.text] } ?? [])
      guard let answer = try? effects.processes.run(question), answer.succeeded,
        let line = answer.output.split(separator: "\n").last
      else { return nil }
      let folder = Path(String(line))
      let name = (try? effects.files.names(in: folder))?.first { $0.hasSuffix("Tests.xctest") }
      return name.map { folder / $0 }.flatMap { effects.files.isFile($0) ? $0 : nil }
    #else
      return nil
    #endif
  }

  /// The outcome with the places in the copy named as the learner knows them.
  private func original(_ outcome: ProcessOutcome, _ chapter: Chapter) -> ProcessOutcome {
    let copy = "\(mirror.folder)/\(chapter.folder)/"
    guard outcome.output.contains(copy) else { return outcome }
    let own = "\(subjectFolder)/\(chapter.folder)/"
    return ProcessOutcome(end: outcome.end, output: outcome.output.replacing(copy, with: own))
  }
}

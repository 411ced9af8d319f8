/// What `course check` shows, most urgent first, in no more than a screen.
struct CheckScreen {
  let session: Session
  let runner: CheckRunner
  let chapter: Chapter
  /// The step that was asked for, where it was only one.
  let only: Step?
  var isVerbose = false
  /// Whether the companion runs, with its keys below.
  var isWatched = false
  /// The rows that there are; `nil` where the output is not a screen.
  var rows: Int?

  private var paint: Paint { session.paint }
  private var files: any FileSystem { session.effects.files }

  func lines(_ outcome: ChapterOutcome) -> [String] {
    switch outcome.kind {
    case .notCompiled(let errors):
      let compile = CompileScreen(
        session: session, runner: runner, chapter: chapter, isVerbose: isVerbose,
        isWatched: isWatched)
      return heading("does not compile") + [""] + compile.lines(errors)
    case .checked(let results):
      let notes = NotesBelow(
        session: session, isWatched: isWatched, isVerbose: isVerbose,
        call: runner.call(for: chapter)
      ).lines(lost, outcome)
      let screen = steps(results) + explanation(results, above: notes.count)
      // Where there is no room for all, the verdicts come first.
      return rows.map { screen.count + notes.count > $0 } == true ? screen : screen + notes
    }
  }

  /// What the learner's chapter lacks; of no interest where another folder is judged.
  private var lost: LostParts? {
    isOwn ? LostParts(chapter, in: runner.workspace, files: files) : nil
  }

  private var isOwn: Bool { runner.subject == "chapters" }

  private func heading(_ state: String) -> [String] {
    let title = paint.bold("Chapter \(chapter.number) · \(chapter.title)")
    return title.columns + 2 + state.columns <= session.width
      ? ["\(title)  \(paint.dim(state))"]
      : title.wrapped(to: session.width) + ["  " + paint.dim(state)]
  }

  /// Steps that fail because nobody has begun them.
  private func waiting(_ results: [CheckResult]) -> Set<Int> {
    let untouched =
      isOwn ? UntouchedSteps(chapter, in: runner.workspace, files: files).numbers : []
    let failing = Dictionary(grouping: results.filter { !$0.verdict.isPassed }, by: \.check.step)
    return Set(
      failing.compactMap { step, results in
        untouched.contains(step) || results.allSatisfy { NotWritten.isNotWritten($0.verdict) }
          ? step : nil
      })
  }

  private func steps(_ results: [CheckResult]) -> [String] {
    let passed = results.count { $0.verdict.isPassed }
    let shown = only.map { [$0] } ?? chapter.steps
    let waiting = waiting(results)
    return heading("\(passed) of \(results.count) checks pass")
      + shown.flatMap { step in
        let own = results.filter { $0.check.step == step.number }
        let passing = own.count { $0.verdict.isPassed }
        let state: Standing.StepState =
          own.isEmpty
          ? .unchecked
          : waiting.contains(step.number)
            ? .untouched
            : passing == own.count ? .passed : .failing(passed: passing, of: own.count)
        return StepRow(session: session).lines(
          step, mark: Mark.of(state, paint), state: Mark.words(state), indent: 2)
      }
  }

  private func explanation(_ results: [CheckResult], above notes: Int) -> [String] {
    let failing = results.filter { !$0.verdict.isPassed }
    guard let first = failing.first else { return [""] + done(results) }
    let failure = FailureText(
      session: session, runner: runner, chapter: chapter, isVerbose: isVerbose,
      isWatched: isWatched)
    if isVerbose { return failing.flatMap { [""] + failure.lines($0) } + help(first) }
    let explained = extraNote(first) + [""] + failure.lines(first) + help(first)
    // Steps that nobody has begun are told by their rows; their checks would only be noise.
    let waiting = waiting(results)
    let others = failing.dropFirst().filter { !waiting.contains($0.check.step) }
    return explained
      + self.others(others, beside: steps(results).count + explained.count, notes: notes)
  }

  /// Said where everything passes but what goes further.
  private func extraNote(_ first: CheckResult) -> [String] {
    guard chapter.step(first.check.step)?.isExtra == true, only == nil else { return [] }
    let next = (try? session.roster())?.chapter(after: chapter)
    let way = next.map { "n goes on to chapter \($0.number) · \($0.title)." }
    let words =
      "Chapter \(chapter.number) is done; only ★ is left, which goes further, if you like."
    return [""]
      + ([words] + (isWatched ? [way].compactMap(\.self) : [])).joined(separator: " ")
      .wrapped(to: session.width)
  }

  private func help(_ result: CheckResult) -> [String] {
    let words = "\(chapter.number) \(result.check.step)"
    if isWatched {
      return ["", paint.dim("d reads step \(result.check.step), h gives a hint")]
    }
    let read = paint.dim("read  ") + "swift run course read \(words)"
    // Whoever judges somebody else's code takes no hints.
    return ["", read] + (isOwn ? [paint.dim("hint  ") + "swift run course hint \(words)"] : [])
  }

  /// A line each, as many as the screen has room for; notes give way where they leave room for none.
  private func others(_ results: [CheckResult], beside used: Int, notes: Int) -> [String] {
    guard !results.isEmpty else { return [] }
    let free = rows.map { $0 - used - 2 } ?? 8
    // A number without a name says little.
    let room = min(8, max(2, rows == nil || free <= notes ? free : free - notes))
    let shown = results.count <= room ? results : Array(results.prefix(room - 1))
    let rest = results.count - shown.count
    let more = isWatched ? "" : " (--verbose explains them all)"
    return ["", "Also not passing:"]
      + shown.map {
        "  \(paint.red("✗")) \($0.check.step) · \($0.check.name)".truncated(to: session.width)
      }
      + (rest == 0
        ? []
        : "… and \(rest) more\(more)".wrapped(to: session.width, firstIndent: "  ", indent: "    "))
  }

  private func done(_ results: [CheckResult]) -> [String] {
    if results.isEmpty {
      return "No check ran: step \(only?.number ?? 0) has none yet.".wrapped(to: session.width)
    }
    if runner.subject != "chapters" { return ["Every check passes."] }
    if let only {
      return "Step \(only.number) passes. Go on: swift run course check \(chapter.number)"
        .wrapped(to: session.width)
    }
    return ChapterDone(
      session: session, workspace: runner.workspace, chapter: chapter, isWatched: isWatched
    ).lines()
  }
}

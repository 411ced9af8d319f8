/// `course bench`: what resolution costs.
enum BenchCommand {
  static let description = CommandDescription(
    name: "bench",
    operands: "[CHAPTER]",
    summary: "What the chapters' containers cost beside plain initializers.",
    details: [
      "Measures the reference solutions, optimised, beside the simplest container that works (a"
        + " dictionary from a type to a closure) and beside plain initializers, in one run. Look at"
        + " the ratios: the times depend on the machine and on what else it does."
    ],
    options: [
      CommandOption(
        name: "--plot", value: "FILE", help: "Draw one chapter's bars as a picture (SVG), too.")
    ],
    count: 0...1,
    run: { session, arguments in
      let workspace = try session.workspace()
      let chapters = try arguments.words.first.map { [try session.roster().chapter(named: $0)] }
      let benchmarks = try (chapters ?? session.roster().chapters)
        .map { Benchmark(chapter: $0, workspace: workspace, effects: session.effects) }
        .filter(\.hasContainer)
      guard !benchmarks.isEmpty else {
        throw CourseFailure.usage("There is no container to measure in that chapter.", "")
      }
      let plot = arguments.values["--plot"].map { session.effects.currentFolder / $0 }
      guard plot == nil || benchmarks.count == 1 else {
        throw CourseFailure.usage(
          "A plot shows one chapter.", "Name it: course bench 4 --plot cost.svg")
      }
      for benchmark in benchmarks {
        let rows = try benchmark.rows()
        session.print(BenchScreen(session: session).lines(benchmark.chapter, rows))
        guard let plot else { continue }
        let picture = BenchmarkPlot(chapter: benchmark.chapter, rows: rows)
        try session.effects.files.write(picture.svg, to: plot)
        session.print(["wrote  \(plot.relative(to: workspace.root))"])
      }
      return .passed
    })
}

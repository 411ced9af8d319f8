import Testing

@testable import CourseKit

@Suite("What resolution costs")
struct BenchmarkTests {
  private let rows = [
    Benchmark.Row(name: "transient", plain: 35, simplest: 90, chapter: 99),
    Benchmark.Row(name: "4 levels down", plain: 35, simplest: 90, chapter: 162),
  ]

  @Test("The program's lines become rows, in its order")
  func rowsOfOutput() {
    let output = """
      transient plain\t35
      transient simplest\t90
      transient chapter\t99
      a word of the runtime
      4 levels down plain\t35
      4 levels down simplest\t90
      4 levels down chapter\t162
      half plain\t1
      """
    #expect(Benchmark.rows(in: output) == rows)
  }

  @Test(
    "A chapter's container is measured by what it can do",
    arguments: [
      ([], ["transient", "graph"]),
      ([.keepsShared], ["transient", "shared", "graph"]),
      (
        [.keepsShared, .registersInitializers], ["transient", "shared", "graph", "automatic"]
      ),
      (
        [.keepsShared, .opensScopes],
        ["transient", "shared", "graph", "scoped", "1 level down", "4 levels down"]
      ),
    ] as [(Set<BenchmarkProgram.Ability>, [String])])
  func abilities(abilities: Set<BenchmarkProgram.Ability>, names: [String]) throws {
    let program = BenchmarkProgram(chapter: try SampleCourse().chapter(), abilities: abilities)
    let measured = program.source.split(separator: "\n").compactMap { line in
      line.firstMatch(of: /try measure\("(.*) chapter"\)/).map { String($0.1) }
    }
    #expect(measured == names)
  }

  @Test("The table has bars where there is room, and none at 50 columns")
  func screen() throws {
    let chapter = try SampleCourse().chapter()
    let wide = BenchScreen(session: SampleCourse().session).lines(chapter, rows)
    #expect(
      wide.joined(separator: "\n") == """
        Chapter 1 · Greetings
                         plain     simplest  chapter   × simplest
          transient      35 ns     90 ns     99 ns     1.1       ▇▇▇▇▇▇
          4 levels down  35 ns     90 ns     162 ns    1.8       ▇▇▇▇▇▇▇▇▇

        """)
    let narrow = BenchScreen(session: SampleCourse(width: 50).session).lines(chapter, rows)
    #expect(narrow[2] == "  transient      35 ns     90 ns     99 ns     1.1")
  }

  @Test("The plot draws and tells the same numbers")
  func plot() throws {
    let svg = BenchmarkPlot(chapter: try SampleCourse().chapter(), rows: rows).svg
    #expect(svg.contains("4 levels down: plain 35 ns, simplest container 90 ns, chapter 162 ns."))
    #expect(svg.contains(">162  ×1.8</text>"))
    #expect(svg.contains("width=\"420\" height=\"14\" fill=\"#1f3b57\""))
    #expect(svg.contains(FigureColours.darkStyle))
  }

  @Test("A chapter without a container is refused")
  func refuses() {
    let course = SampleCourse()
    #expect(course.run("bench", "1") == .usage)
    #expect(course.console.error.contains("There is no container to measure in that chapter."))
  }

  @Test("A plot shows one chapter")
  func refusesSeveral() throws {
    let course = SampleCourse()
    for chapter in [1, 2] {
      let folder = course.workspace.solutions / (try course.chapter(chapter)).folder
      try course.files.write("", to: folder / "Container.swift")
    }
    #expect(course.run("bench", "--plot", "cost.svg") == .usage)
    #expect(course.console.error.contains("A plot shows one chapter."))
  }

  @Test("What was measured is printed, and drawn where it was asked for")
  func measures() throws {
    var course = SampleCourse()
    let folder = course.workspace.solutions / (try course.chapter()).folder
    try course.files.write("", to: folder / "Container.swift")
    course.processes = ScriptedProcessRunner { _, invocation, _ in
      let lines = ["plain\t35", "simplest\t90", "chapter\t99"].map { "transient \($0)\n" }
      return ProcessOutcome(
        end: .exited(0), output: invocation.program.name == "bench" ? lines.joined() : "")
    }
    #expect(course.run("bench", "1", "--plot", "cost.svg") == .passed)
    #expect(course.console.output.contains("  transient  35 ns     90 ns     99 ns     1.1"))
    #expect(course.console.output.hasSuffix("wrote  cost.svg\n"))
    #expect(try course.files.text(of: "/course/cost.svg").contains(">99  ×1.1<"))
    let built = course.processes.invocations.filter { $0.program.name == "swiftc" }
    #expect(built.count == 3 && built.allSatisfy { $0.arguments.first == "-O" })
  }
}

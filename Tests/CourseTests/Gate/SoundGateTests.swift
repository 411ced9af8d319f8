import Testing

@testable import CourseKit

@Suite("The gate over a sound course")
struct SoundGateTests {
  private let sound = SoundCourse()

  @Test("Nothing is wrong, and the last line counts what was proved")
  func green() {
    #expect(sound.course.run("verify") == .passed)
    let lines = sound.course.console.output.split(separator: "\n").map(String.init)
    #expect(
      lines.filter { $0.hasPrefix("✓") }.sorted() == [
        "✓ -- command   the command passes its 1 test",
        "✓ -- docs      every file and command that they name exists",
        "✓ -- docs      every link of 5 documents leads somewhere",
        "✓ -- format    swift format has nothing to say",
        "✓ -- site      docc makes the site without a warning",
        "✓ -- structure manifest, folders and pages agree",
        "✓ -- structure no file strays",
        "✓ -- structure the manifest compiles without a warning",
        "✓ -- tables    the generated tables are up to date",
        "✓ 01 coverage  each of 4 checks is broken by a wrong answer",
        "✓ 01 figures   running code has the edges of 1 figure",
        "✓ 01 pages     the compiler refuses 1 wrong listing as the page says",
        "✓ 01 pages     what the page says comes of 2 listings",
        "✓ 01 right-answers accepted: prints a copy.",
        "✓ 01 solutions the solution passes its 4 checks",
        "✓ 01 source    the stub is what the solution derives",
        "✓ 01 source    what is given is what an earlier chapter left",
        "✓ 01 structure steps, tests, answers and hints agree",
        "✓ 01 stubs     the stub ends every check by itself",
        "✓ 01 stubs     the stub fails a check in each of its 3 steps",
        "✓ 01 wrong-answers rejected: makes a reader of its own.",
        "✓ 01 wrong-answers rejected: stands still.",
        "✓ 01 wrong-answers rejected: swallows the error.",
        "✓ 01 wrong-answers rejected: takes a reader without its name.",
      ])
    #expect(lines.last == "24 passed, 0 failed")
  }

  @Test("The same is told whether answers are built the fast way or by the package manager")
  func fastWay() {
    let fast = SoundCourse { $0.buildsDirectly = true }
    fast.expectGreen()
    #expect(fast.course.processes.invocations.contains { $0.program.name == "tests" })
  }

  @Test("One chapter's share leaves out what belongs to the whole course")
  func oneChapter() {
    sound.addChapter(2, "Farewells")
    #expect(sound.course.run("verify", "1") == .passed)
    let lines = sound.course.console.output.split(separator: "\n")
    #expect(lines.filter { $0.hasPrefix("✓") }.allSatisfy { $0.hasPrefix("✓ 01 ") })
    #expect(lines.last == "18 passed, 0 failed")
    let formatted = sound.course.processes.invocations.first { $0.arguments.first == "format" }
    #expect(
      formatted?.arguments.suffix(4) == [
        "Chapters/01-Greetings", "Solutions/01-Greetings", "Tests/Chapters/01-Greetings",
        "Tests/Answers/01-Greetings",
      ])
  }

  @Test("All chapters are proved together")
  func twoChapters() {
    sound.addChapter(2, "Farewells")
    #expect(sound.course.run("verify") == .passed)
    #expect(sound.course.console.output.hasSuffix("\n\n39 passed, 0 failed\n"))
  }

  @Test(
    "Each area can be asked for alone",
    arguments: [
      ("structure", 4), ("format", 1), ("source", 2), ("solutions", 1), ("stubs", 2),
      ("wrong-answers", 5), ("right-answers", 1), ("coverage", 5), ("pages", 2), ("figures", 1),
      ("docs", 2), ("tables", 1), ("site", 1), ("command", 1),
    ])
  func only(area: String, count: Int) {
    #expect(sound.course.run("verify", "--only", area) == .passed)
    let output = sound.course.console.output
    #expect(output.hasSuffix("\n\n\(count) passed, 0 failed\n"))
    #expect(
      output.split(separator: "\n").filter { $0.hasPrefix("✓") }.allSatisfy {
        $0.contains(" \(area) ") || area == "wrong-answers" && $0.contains(" coverage ")
          || area == "coverage" && $0.contains(" wrong-answers ")
      })
  }

  @Test(
    "Each area that a chapter has a share in can be asked for in one chapter",
    arguments: GateArea.allCases.filter(\.isPerChapter))
  func onlyInOneChapter(area: GateArea) {
    sound.expectGreen("1", "--only", area.rawValue)
  }

  @Test(
    "An area that no chapter has a share in is told to be so",
    arguments: ["tables", "site", "command"])
  func noShare(area: String) {
    #expect(sound.course.run("verify", "1", "--only", area) == .usage)
    #expect(
      sound.course.console.error.split(separator: "\n").joined(separator: " ") == """
        The area \(area) belongs to the whole course; chapter 1 has no share in it. Leave the \
        chapter out: swift run course verify --only \(area)
        """)
    #expect(sound.course.processes.invocations.isEmpty)
  }

  @Test("An unknown area gets a suggestion")
  func unknownArea() {
    #expect(sound.course.run("verify", "--only", "page") == .usage)
    #expect(
      sound.course.console.error == """
        The gate has no area "page".
        Did you mean pages? Areas: structure, format, source, solutions, stubs,
        wrong-answers, right-answers, coverage, pages, figures, docs, tables, site,
        command.

        """)
  }

  @Test("To have looked at nothing is no pass")
  func nothing() {
    sound.files.take("/course/Tests/Answers/01-Greetings/right")
    #expect(sound.course.run("verify", "1", "--only", "right-answers") == .failed)
    #expect(
      sound.course.console.output == """

        Nothing was looked at, and that proves nothing.
        area           passed  failed  seconds

        0 passed, 0 failed

        """)
  }

  @Test("As JSON, results come in the order of the jobs and nothing else is printed")
  func json() {
    #expect(sound.course.run("verify", "1", "--only", "pages", "--json") == .passed)
    #expect(
      sound.course.console.output == """
        {
          "failed" : 0,
          "passed" : 2,
          "results" : [
            {
              "area" : "pages",
              "chapter" : "01",
              "name" : "what the page says comes of 2 listings",
              "passed" : true,
              "problems" : [

              ],
              "seconds" : 0
            },
            {
              "area" : "pages",
              "chapter" : "01",
              "name" : "the compiler refuses 1 wrong listing as the page says",
              "passed" : true,
              "problems" : [

              ],
              "seconds" : 0
            }
          ],
          "version" : 1
        }

        """)
  }

  @Test("A failure is a failure as JSON too")
  func failingJSON() {
    sound.edit("docs/01-greetings.md", "\n1\n", "\n3\n")
    #expect(sound.course.run("verify", "1", "--only", "pages", "--json") == .failed)
    #expect(sound.course.console.output.hasPrefix("{\n  \"failed\" : 1,\n  \"passed\" : 1,"))
  }

  @Test("All rows come in the order of the plan, whichever worker was first")
  func order() throws {
    #expect(sound.course.run("verify", "--json") == .passed)
    let areas = sound.course.console.output.split(separator: "\n").compactMap { line in
      line.contains("\"area\"") ? line.split(separator: "\"").dropFirst(3).first : nil
    }
    let order = areas.reduce(into: [Substring]()) { if $0.last != $1 { $0.append($1) } }
    #expect(
      order == [
        "command", "structure", "format", "docs", "tables", "site", "structure", "source",
        "solutions", "stubs", "pages", "figures", "wrong-answers", "right-answers", "coverage",
      ])
  }

  @Test("A workspace that cannot be read is told before anything is run")
  func brokenWorkspace() {
    sound.files.take("/course/docs/01-greetings.md")
    #expect(sound.course.run("verify") == .broken)
    #expect(sound.course.processes.invocations.isEmpty)
    #expect(sound.course.console.output.isEmpty)
    var outside = SampleCourse.sharing(sound.course)
    outside.currentFolder = "/usr/bin"
    #expect(outside.run("verify") == .broken)
  }

  @Test("A job that cannot be done is a red line, and the others go on")
  func broken() {
    sound.files.makeUnreadable("/course/Solutions/01-Greetings/Presenter.swift")
    let red = sound.red("1", "--only", "source")
    #expect(
      red == """
        ✗ 01 source    could not be looked at
            Could not read /course/Solutions/01-Greetings/Presenter.swift: permission denied.
        """)
  }

  @Test(
    "Two runs of the gate in one folder would judge each other's code, so the second is refused")
  func alone() throws {
    let sound = SoundCourse()
    let claim = try sound.course.files.claim("/course/.build/course/gate-in-use")
    let console = SampleCourse.sharing(sound.course)
    #expect(Course.run(["verify", "--only", "docs"], effects: console.effects) == .broken)
    #expect(
      console.console.error == """
        Another run of the gate is at work in this folder.
        Wait until it has ended, and try again.

        """)
    withExtendedLifetime(claim) {}
  }
}

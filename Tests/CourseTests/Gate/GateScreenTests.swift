import Testing

@testable import CourseKit

@Suite("What the gate prints")
struct GateScreenTests {
  private let results = [
    GateResult(
      area: .solutions, chapter: "01", name: "the solution passes its 4 checks", problems: [],
      seconds: 12.34),
    GateResult(
      area: .wrongAnswers, chapter: "01", name: "rejected: x",
      problems: ["a.swift: one\ntwo", "three"], seconds: 0.96),
    GateResult(area: .docs, chapter: nil, name: "the docs", problems: [], seconds: 0),
  ]

  @Test("Each result takes a line, and each problem lines below it")
  func lines() {
    let screen = GateScreen(session: SampleCourse().session)
    #expect(
      results.flatMap { screen.lines($0) }.shown == """
        ✓ 01 solutions the solution passes its 4 checks
        ✗ 01 wrong-answers rejected: x
            a.swift: one
            two
            three
        ✓ -- docs      the docs
        """)
  }

  @Test("The end is a table, what failed once more, and the count alone on its line")
  func closing() {
    let screen = GateScreen(session: SampleCourse().session)
    #expect(
      screen.closing(results).shown == """

        area           passed  failed  seconds
        solutions      1       0       12.3
        wrong-answers  0       1       1.0
        docs           1       0       0.0

        What failed:
        ✗ 01 wrong-answers rejected: x
            a.swift: one
            two
            three

        2 passed, 1 failed
        """)
    #expect(
      screen.closing([results[0]]).shown == """

        area           passed  failed  seconds
        solutions      1       0       12.3

        1 passed, 0 failed
        """)
    #expect(screen.closing([]).last == "0 passed, 0 failed")
  }

  @Test("As JSON it tells the same")
  func json() throws {
    #expect(
      try JSONText.of(GateReport(Array(results.prefix(2)))) == """
        {
          "failed" : 1,
          "passed" : 1,
          "results" : [
            {
              "area" : "solutions",
              "chapter" : "01",
              "name" : "the solution passes its 4 checks",
              "passed" : true,
              "problems" : [

              ],
              "seconds" : 12.34
            },
            {
              "area" : "wrong-answers",
              "chapter" : "01",
              "name" : "rejected: x",
              "passed" : false,
              "problems" : [
                "a.swift: one\\ntwo",
                "three"
              ],
              "seconds" : 0.96
            }
          ],
          "version" : 1
        }
        """)
  }
}

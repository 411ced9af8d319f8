import Testing

@testable import CourseKit

@Suite("Check reports as JSON")
struct CheckReportTests {
  private let course = SampleCourse()

  private func json(_ kind: ChapterOutcome.Kind) throws -> String {
    try CheckReport(
      chapter: try course.chapter(),
      outcome: ChapterOutcome(kind: kind, warnings: [], output: ""), runner: course.runner
    ).json()
  }

  @Test("Each check has its verdict, and a failing one what the learner needs")
  func checked() throws {
    #expect(
      try json(
        .checked([
          SampleCheck.keeps.result(.passed),
          SampleCheck.passes.failure("Expectation failed: (a → \"é\") == \"b\"", "One.", "Two."),
        ])) == """
          {
            "chapter" : 1,
            "checks" : [
              {
                "name" : "The presenter keeps its reader",
                "page" : "docs/01-greetings.md#step-1--receive-the-reader",
                "step" : 1,
                "test" : {
                  "file" : "Tests/Chapters/01-Greetings/Step1ReceiveTheReaderTests.swift",
                  "line" : 6
                },
                "verdict" : "passed"
              },
              {
                "learner" : {
                  "file" : "Chapters/01-Greetings/Presenter.swift",
                  "line" : 8
                },
                "message" : "Expectation failed: (a → \\"é\\") == \\"b\\"",
                "name" : "The error reaches the caller",
                "page" : "docs/01-greetings.md#step-2--fail-usefully",
                "reason" : "One.\\nTwo.",
                "step" : 2,
                "test" : {
                  "file" : "Tests/Chapters/01-Greetings/Step2FailUsefullyTests.swift",
                  "line" : 6
                },
                "verdict" : "failed"
              }
            ],
            "compiled" : true,
            "errors" : [

            ],
            "folder" : "01-Greetings",
            "passed" : false,
            "steps" : [
              {
                "checks" : 1,
                "checksPassed" : 1,
                "extra" : false,
                "number" : 1,
                "state" : "passed",
                "title" : "Receive the reader"
              },
              {
                "checks" : 1,
                "checksPassed" : 0,
                "extra" : false,
                "number" : 2,
                "state" : "failing",
                "title" : "Fail usefully"
              }
            ],
            "version" : 1
          }
          """)
  }

  @Test("A crash names the line that crashed")
  func crashed() throws {
    let place = SourceLocation(file: "/course/Chapters/01-Greetings/Presenter.swift", line: 4)
    let json = try json(
      .checked([SampleCheck.keeps.result(.crashed(Crash(message: "Fatal", location: place)))]))
    #expect(
      json.contains(
        """
              "learner" : {
                "file" : "Chapters/01-Greetings/Presenter.swift",
                "line" : 4
              },
              "message" : "Fatal",
        """))
    #expect(json.contains("\"verdict\" : \"crashed\""))
  }

  @Test("Code that does not compile has errors and no checks")
  func notCompiled() throws {
    let errors = Diagnostic.all(
      in: "/course/Chapters/01-Greetings/Presenter.swift:4:7: error: no 'x'")
    #expect(
      try json(.notCompiled(errors)) == """
        {
          "chapter" : 1,
          "checks" : [

          ],
          "compiled" : false,
          "errors" : [
            {
              "column" : 7,
              "message" : "no 'x'",
              "place" : {
                "file" : "Chapters/01-Greetings/Presenter.swift",
                "line" : 4
              }
            }
          ],
          "folder" : "01-Greetings",
          "passed" : false,
          "steps" : [

          ],
          "version" : 1
        }
        """)
  }

  @Test("Verdicts of each kind have their own word")
  func words() throws {
    let verdicts: [Verdict] = [.exited(0), .hung(limit: 10), .notRun, .oversized(limit: 3)]
    let json = try json(.checked(verdicts.map { SampleCheck.keeps.result($0) }))
    let words = json.matches(of: /"verdict" : "(.*)"/).map { String($0.1) }
    #expect(words == ["crashed", "hung", "not-run", "crashed"])
  }
}

import Testing

@testable import CourseKit

@Suite("The list as JSON")
struct ListReportTests {
  @Test("Chapters and steps come with what is known of them")
  func list() throws {
    let course = SampleCourse()
    try course.remember([
      SampleCheck.keeps.result(.passed), SampleCheck.asks.failure("no"),
      SampleCheck.passes.result(.passed),
    ])
    let standings = try course.standings()
    course.files.put("changed", at: "/course/Chapters/01-Greetings/Presenter.swift")
    #expect(
      try ListReport(standings).json() == """
        {
          "chapters" : [
            {
              "compiled" : true,
              "finished" : false,
              "folder" : "01-Greetings",
              "number" : 1,
              "page" : "docs/01-greetings.md",
              "stale" : false,
              "steps" : [
                {
                  "checks" : 2,
                  "checksPassed" : 1,
                  "extra" : false,
                  "number" : 1,
                  "state" : "failing",
                  "title" : "Receive the reader"
                },
                {
                  "checks" : 1,
                  "checksPassed" : 1,
                  "extra" : false,
                  "number" : 2,
                  "state" : "passed",
                  "title" : "Fail usefully"
                },
                {
                  "extra" : true,
                  "number" : 3,
                  "state" : "unchecked",
                  "title" : "Go further"
                }
              ],
              "title" : "Greetings"
            },
            {
              "compiled" : true,
              "finished" : false,
              "folder" : "02-ClosureClocks",
              "number" : 2,
              "page" : "docs/02-closure-clocks.md",
              "stale" : false,
              "steps" : [
                {
                  "extra" : false,
                  "number" : 1,
                  "state" : "unchecked",
                  "title" : "Inject the time"
                }
              ],
              "title" : "Closure clocks"
            }
          ],
          "version" : 1
        }
        """)
    #expect(try ListReport(try course.standings()).json().contains("\"stale\" : true"))
  }
}

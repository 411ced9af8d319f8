import Testing

@testable import CourseKit

@Suite("Answers of a page")
struct AnswersLastTests {
  private func shown(_ markdown: String) -> String {
    MarkdownRenderer(width: 60, paint: Paint(enabled: false))
      .render(MarkdownDocument(markdown: markdown).answersLast).joined(separator: "\n")
  }

  private static let details = "<details><summary>Answers</summary>"

  @Test("They stand at the end of the page, each below its question")
  func moved() {
    let text = shown(
      """
      ## Questions

      ### 1. Who makes it?

      - A. The caller
      - B. Itself

      \(Self.details)

      - **A** — right.

      </details>

      ### 2. Who closes it?

      \(Self.details)

      Whoever made it.

      </details>

      ## Further reading

      Nothing.
      """)
    let parts = text.split(separator: "\nAnswers\n").map(String.init)
    #expect(parts.count == 2)
    #expect(parts[0].contains("1. Who makes it?") && parts[0].contains("A. The caller"))
    #expect(parts[0].contains("Further reading"))
    #expect(!parts[0].contains("right.") && !parts[0].contains("Whoever"))
    let order = ["1. Who makes it?", "— right.", "2. Who closes it?", "Whoever made it."]
    let places = order.compactMap { parts[parts.count - 1].firstRange(of: $0)?.lowerBound }
    #expect(places.count == 4 && places == places.sorted())
  }

  @Test(
    "A page without answers stays as it is",
    arguments: [
      "", "# A\n\nText.",
      "# A\n\n<details><summary>The figure as text</summary>\n\nB\n\n</details>",
      "\(AnswersLastTests.details)\n\nWithout a question.\n\n</details>",
    ])
  func unchanged(markdown: String) {
    let document = MarkdownDocument(markdown: markdown)
    #expect(document.answersLast == document)
  }

  @Test("course read shows the page so, and one step as it stands")
  func command() {
    let course = SampleCourse()
    course.files.put(
      SampleCourse.page
        + "## Questions\n\n### 1. Who?\n\n\(Self.details)\n\nThe caller.\n\n</details>"
        + "\n\n## Further reading\n\nNothing.\n", at: "/course/docs/01-greetings.md")
    #expect(course.run("read", "1") == .passed)
    #expect(
      course.console.output.hasSuffix("\nAnswers\n───────\n\n1. Who?\n╌╌╌╌╌╌╌\n\nThe caller.\n"))
  }
}

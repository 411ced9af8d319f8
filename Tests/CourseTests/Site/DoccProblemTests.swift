import Testing

@testable import CourseKit

@Suite("What docc says")
struct DoccProblemTests {
  private let output = """

    warning: Resource 'fig' couldn't be found
      --> 01-step-1.md:11:6-11:22
    9  | > Note: Hello
    11 + Text ![Alt text](fig)

    error: 'Nothing' doesn't exist at '/course'
      --> /course/.build/course/site-catalog/course.md:9:41-9:50
       |  suggestion: Replace it
    warning: No place

    """

  @Test("Each warning and each error is one entry with its lines and its file")
  func entries() {
    let problems = DoccProblem.all(in: output)
    #expect(problems.map(\.lines.count) == [4, 3, 1])
    #expect(problems.map(\.file) == ["01-step-1.md", "course.md", nil])
    #expect(problems[0].text.hasPrefix("warning: Resource 'fig' couldn't be found\n"))
  }

  @Test("Silence is no problem", arguments: ["", "\n\n", "Wrote a warning: no.\n"])
  func silence(output: String) {
    #expect(DoccProblem.all(in: output).isEmpty)
  }
}

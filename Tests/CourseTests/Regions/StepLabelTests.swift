import Testing

@testable import CourseKit

@Suite("Step labels")
struct StepLabelTests {
  @Test(
    "A number, or a number with a letter, is a label",
    arguments: [
      ("3", StepLabel(step: 3)), ("3b", StepLabel(step: 3, letter: "b")),
      ("12a", StepLabel(step: 12, letter: "a")),
    ])
  func labels(text: String, expected: StepLabel) {
    #expect(StepLabel(text) == expected)
    #expect(expected.description == text)
  }

  @Test(
    "Anything else is none",
    arguments: [
      "", "b", "b3", "3bb", "3 ", " 3", "3-", "-3", "+3", "３", "3.", "99999999999999999999", "½",
      "3·",
    ])
  func noLabels(text: String) {
    #expect(StepLabel(text) == nil)
  }

  @Test("Labels sort by number and then by letter")
  func order() {
    let labels = ["10", "2b", "2", "1", "2a"].compactMap { StepLabel($0) }
    #expect(labels.sorted().map(\.description) == ["1", "2", "2a", "2b", "10"])
  }
}

import Testing

@testable import CourseKit

@Suite("Places in files")
struct SourceLocationTests {
  private let place = SourceLocation(
    file: "/course/Tests/Chapters/01-Greetings/Step1ReceiveTheReaderTests.swift", line: 12)

  @Test(
    "A path that does not fit is cut to its file's name, and that in its middle",
    arguments: [
      (100, "Tests/Chapters/01-Greetings/Step1ReceiveTheReaderTests.swift:12"),
      (63, "Tests/Chapters/01-Greetings/Step1ReceiveTheReaderTests.swift:12"),
      (62, "Step1ReceiveTheReaderTests.swift:12"), (35, "Step1ReceiveTheReaderTests.swift:12"),
      (34, "Step1ReceiveTheR…derTests.swift:12"), (28, "Step1ReceiveT…Tests.swift:12"),
      (18, "Step1Rec….swift:12"),
    ])
  func fitting(columns: Int, expected: String) {
    let text = place.text(from: "/course", fitting: columns)
    #expect(text == expected)
    #expect(text.columns <= columns)
  }
}

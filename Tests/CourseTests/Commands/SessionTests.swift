import Testing

@testable import CourseKit

@Suite("One call of the command")
struct SessionTests {
  private func isColoured(
    isTerminal: Bool = true, refused: Bool = false, _ environment: [String: String] = [:]
  ) -> Bool {
    var course = SampleCourse(isTerminal: isTerminal)
    course.environment = environment
    return Session(effects: course.effects, colourIsRefused: refused).paint.enabled
  }

  @Test("Colour is for terminals that show it and people who want it")
  func colour() {
    #expect(isColoured())
    #expect(isColoured(["NO_COLOR": ""]))
    #expect(!isColoured(["NO_COLOR": "1"]))
    #expect(!isColoured(["NO_COLOR": "0"]))
    #expect(!isColoured(["TERM": "dumb"]))
    #expect(!isColoured(isTerminal: false))
    #expect(!isColoured(refused: true))
  }

  @Test(
    "The width is kept within what reads well",
    arguments: [(0, 30), (-5, 30), (29, 30), (50, 50), (100, 100), (500, 100), (Int.max, 100)])
  func width(columns: Int, expected: Int) {
    #expect(SampleCourse(width: columns).session.width == expected)
  }

  @Test("The chapter is the one that is named, or the first that is not finished")
  func chapter() throws {
    let course = SampleCourse()
    #expect(try course.session.chapter(named: nil).number == 1)
    #expect(try course.session.chapter(named: "2").number == 2)
    try course.remember([SampleCheck.keeps.result(.passed), SampleCheck.passes.result(.passed)])
    #expect(try course.session.chapter(named: nil).number == 2)
  }

  @Test(
    "A step is named by its number, and another word is refused with the steps there are",
    arguments: ["0", "4", "-1", "１", "", "one", "1a", "99999999999999999999"])
  func step(word: String) throws {
    let session = SampleCourse().session
    let chapter = try session.chapter(named: "1")
    #expect(try session.step(named: "2", of: chapter).title == "Fail usefully")
    #expect(
      throws: CourseFailure.usage(
        "Chapter 1 has no step \"\(word)\".",
        "Its steps: 1 (Receive the reader), 2 (Fail usefully), 3 (Go further).")
    ) {
      try session.step(named: word, of: chapter)
    }
  }
}

import Testing

@testable import CourseKit

@Suite("Hints that were shown")
struct HintShelfTests {
  private let course = SampleCourse()
  private let stored: Path = "/course/.build/course/hints.json"

  private var shelf: HintShelf {
    HintShelf(workspace: course.workspace, effects: course.effects)
  }

  @Test("At first none was shown")
  func none() throws {
    #expect(try shelf.shown(course.chapter(), step: 1) == 0)
  }

  @Test("Each step of each chapter has its own count")
  func counts() throws {
    try shelf.setShown(2, course.chapter(), step: 1)
    try shelf.setShown(1, course.chapter(2), step: 1)
    try shelf.setShown(3, course.chapter(), step: 2)
    #expect(try shelf.shown(course.chapter(), step: 1) == 2)
    #expect(try shelf.shown(course.chapter(), step: 2) == 3)
    #expect(try shelf.shown(course.chapter(2), step: 1) == 1)
    #expect(
      course.files.contents[stored] == """
        {
          "01-Greetings\\/1" : 2,
          "01-Greetings\\/2" : 3,
          "02-ClosureClocks\\/1" : 1
        }
        """)
  }

  @Test(
    "A damaged file or an impossible count is as good as none",
    arguments: [
      "", "{", "[1]", #"{"01-Greetings/1":"two"}"#, #"{"01-Greetings/1":-3}"#,
      #"{"01-Greetings/1":9223372036854775807}"#, #"{"01-Greetings/1":1e400}"#, "\u{0}",
    ])
  func damaged(text: String) throws {
    course.files.put(text, at: stored)
    #expect(try shelf.shown(course.chapter(), step: 1) == 0)
    try shelf.setShown(1, course.chapter(), step: 1)
    #expect(try shelf.shown(course.chapter(), step: 1) == 1)
  }

  @Test("A count that cannot be kept is a failure with its reason")
  func fullDisk() {
    course.files.refuseChanges("no space left on device")
    let failure = #expect(throws: FileFailure.self) {
      try shelf.setShown(1, course.chapter(), step: 1)
    }
    #expect(failure?.reason == "no space left on device")
  }
}

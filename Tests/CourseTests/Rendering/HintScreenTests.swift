import Testing

@testable import CourseKit

@Suite("The screen of a hint")
struct HintScreenTests {
  private let course = SampleCourse()

  private func shown(_ hints: [String], shown: Int, isWatched: Bool = false) throws -> String {
    let chapter = try course.chapter()
    var screen = HintScreen(session: course.session, chapter: chapter, step: chapter.steps[0])
    screen.isWatched = isWatched
    return screen.lines(hints, shown: shown).shown
  }

  @Test("The hints so far are numbered, and the next is one command away")
  func some() throws {
    let hints = HintSheet(markdown: SampleCourse.hints).hints(forStep: 1)
    let text = try shown(hints, shown: 2)
    #expect(
      text == """
        Step 1 · Receive the reader

        1  Who makes the reader?

        2  Let the initializer take it.

        1 more: swift run course hint 1 1
        """)
  }

  @Test("The last hint points to the page")
  func last() throws {
    let text = try shown(["Who makes it?"], shown: 1)
    #expect(
      text == """
        Step 1 · Receive the reader

        1  Who makes it?

        That was the last hint. The page says more: swift run course read 1 1
        """)
  }

  @Test("The companion has keys for both")
  func watched() throws {
    #expect(try shown(["a", "b"], shown: 1, isWatched: true).hasSuffix("\n1 more: press h"))
    #expect(
      try shown(["a"], shown: 1, isWatched: true)
        .hasSuffix("\nThat was the last hint; d shows the page."))
  }

  @Test("A hint with a listing stays in its column")
  func listing() throws {
    let text = try shown(["Write:\n\n```swift\nlet a = 1\n```"], shown: 1)
    #expect(
      text == """
        Step 1 · Receive the reader

        1  Write:

               let a = 1

        That was the last hint. The page says more: swift run course read 1 1
        """)
  }
}

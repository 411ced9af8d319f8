import Testing

@testable import CourseKit

@Suite("Listings that do not do what the page says")
struct PageGateTests {
  private let sound = SoundCourse()
  private let page = "docs/01-greetings.md"

  private func red() -> String { sound.red("1", "--only", "pages") }

  @Test("A typo is told with its line in the page")
  func typo() {
    sound.edit(page, "print(2)", "typo(2)")
    #expect(
      red() == """
        ✗ 01 pages     what the page says comes of 2 listings
            docs/01-greetings.md:28: cannot find 'typo' in scope
        ✗ 01 pages     the compiler refuses 1 wrong listing as the page says
            docs/01-greetings.md:36: another place is refused first: docs/01-greetings.md:28: \
        cannot find 'typo' in scope
        """)
  }

  @Test("A warning is told with its line in the page")
  func warning() {
    sound.edit(page, "print(2)", "var idle = 2\nprint(2)")
    #expect(
      red() == """
        ✗ 01 pages     what the page says comes of 2 listings
            docs/01-greetings.md:28: variable 'idle' was never used (a warning)
        """)
  }

  @Test("Other output is shown beside what the page says")
  func otherOutput() {
    sound.edit(page, "\n1\n", "\n3\n4\n")
    #expect(
      red() == """
        ✗ 01 pages     what the page says comes of 2 listings
            docs/01-greetings.md:18: the listing prints other lines than the page says.
            printed:   1
            page says: 3 ⏎ 4
        """)
  }

  @Test("Output that the page does not show is a difference, and so is output that does not come")
  func silent() {
    sound.edit(page, "```output\n1\n```\n", "")
    #expect(red().hasSuffix("printed:   1\n    page says: nothing"))
    sound.edit(page, "print(1)\n```\n", "\n```\n\n```output\n1\n```\n")
    #expect(red().hasSuffix("printed:   nothing\n    page says: 1"))
  }

  @Test("A line without an end does not swallow the next listing")
  func unterminated() {
    sound.edit(page, "print(1)", "print(1, terminator: \"\")")
    sound.expectGreen("1", "--only", "pages")
  }

  @Test(
    "What ends the program is told at the listing that does it",
    arguments: [
      ("throw Failure()", "the listing throws, and those behind it do not run: Failure()"),
      ("exit(0)", "the listing ends the program with status 0."),
      ("fatalError()", "the listing crashes: Fatal error: no"),
      ("while true {}", "the listing does not end within 20 seconds."),
    ])
  func endings(line: String, problem: String) {
    sound.edit(page, "print(1)", line)
    #expect(
      red() == """
        ✗ 01 pages     what the page says comes of 2 listings
            docs/01-greetings.md:18: \(problem)
        """)
  }

  @Test("The last listing may not end the program early either")
  func lastEnds() {
    sound.edit(page, "print(2)", "print(2)\nfatalError()")
    #expect(
      red() == """
        ✗ 01 pages     what the page says comes of 2 listings
            docs/01-greetings.md:28: the listing crashes: Fatal error: no
        """)
  }

  @Test("A wrong listing that compiles teaches nothing")
  func accepted() {
    sound.edit(page, "nonsense()", "print(3)")
    #expect(
      red() == """
        ✗ 01 pages     the compiler refuses 1 wrong listing as the page says
            docs/01-greetings.md:36: shown as wrong, but the compiler accepts it.
        """)
  }

  @Test("Other words of the compiler are shown beside those of the page")
  func otherWords() {
    sound.edit(page, "\ncannot find 'nonsense' in scope", "\nno such function")
    #expect(
      red() == """
        ✗ 01 pages     the compiler refuses 1 wrong listing as the page says
            docs/01-greetings.md:36: the page shows the error "no such function"; the compiler \
        says: cannot find 'nonsense' in scope
        """)
  }

  @Test(
    "Blocks that belong to no listing are told with their line",
    arguments: [
      (
        "```swift\nprint(1)\n```\n", "",
        "18: \"output\" belongs directly behind a \"swift\" listing"
      ),
      (
        "```swift wrong\nnonsense()\n```\n", "",
        "36: \"error\" belongs directly behind a \"swift wrong\" listing"
      ),
      (
        "```error\ncannot find 'nonsense' in scope\n```\n", "",
        "35: a wrong listing is followed by an \"error\" block with the compiler's words"
      ),
      (
        "```swift wrong", "```swift wrnog",
        "35: \"swift wrnog\" is unknown; write \"swift\" or \"swift wrong\""
      ),
    ])
  func blocks(old: String, new: String, problem: String) {
    sound.edit(page, old, new)
    #expect(
      red() == """
        ✗ 01 pages     the page's listings run
            docs/01-greetings.md:\(problem)
        """)
  }

  @Test("A solution that does not compile is another area's, and is named")
  func brokenSolution() {
    sound.edit("Solutions/01-Greetings/Presenter.swift", "func further() {}", "lett x = 1")
    #expect(
      red() == """
        ✗ 01 pages     the page's listings run
            Solutions/01-Greetings does not compile without a warning; see the area solutions.
        """)
  }
}

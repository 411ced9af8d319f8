import Testing

@testable import CourseKit

@Suite("The gate with the real compiler")
struct RealGateTests {
  @Test("A new chapter is green, and each way to break it is red")
  func new() throws {
    let course = try RealCourse()
    #expect(course.run("new", "Second").code == .passed)

    let green = course.run("verify", "2")
    #expect(green.code == .passed)
    #expect(green.output.hasSuffix("\n\n14 passed, 0 failed\n"), "\(green.output)")

    let loosened = try course.breaking(
      "Tests/Chapters/02-Second/Step1NameThePageTests.swift", "label == \"Page \\(page)\"",
      "label.hasPrefix(\"Page\")", only: .wrongAnswers)
    #expect(loosened.code == .failed)
    #expect(
      loosened.output == """
        ✗ 02 wrong-answers rejected: counts pages from zero.
            Tests/Answers/02-Second/wrong/counts-from-zero.swift: "A bookmark is labelled with its \
        page" (Tests/Chapters/02-Second/Step1NameThePageTests.swift:6) lets it pass. Tighten the \
        check until it fails for this answer.
        ✗ 02 coverage  each of 1 check is broken by a wrong answer
            "A bookmark is labelled with its page": no wrong answer breaks this check. Add one to \
        Tests/Answers/02-Second/wrong, or remove the check.
        """)

    let typo = try course.breaking(
      "docs/02-second.md", "pages.count)", "pages.cuont)", only: .pages)
    #expect(typo.code == .failed)
    #expect(
      typo.output == """
        ✗ 02 pages     what the page says comes of 2 listings
            docs/02-second.md:23: value of type '[Int]' has no member 'cuont'
        """)

    let crash = try course.breaking(
      "docs/02-second.md", "print(try", "fatalError(\"no\")\nprint(try", only: .pages)
    #expect(crash.code == .failed)
    #expect(
      crash.output == """
        ✗ 02 pages     what the page says comes of 2 listings
            docs/02-second.md:35: the listing crashes: Fatal error: no
        """)

    let warning = try course.breaking(
      "Solutions/02-Second/Bookmark.swift", "self.page = page",
      "let spare = page\n    self.page = page", only: .solutions)
    #expect(warning.code == .failed)
    #expect(
      warning.output == """
        ✗ 02 solutions the solution and its tests compile without a warning
            Solutions/02-Second/Bookmark.swift:8: initialization of immutable value 'spare' was \
        never used; consider replacing with assignment to '_' or removing it [#no-usage]
        """)

    let unformatted = try course.breaking(
      "Solutions/02-Second/Bookmark.swift", "let page: Int", "let page : Int", only: .format)
    #expect(unformatted.code == .failed)
    #expect(
      unformatted.output.hasPrefix(
        "✗ 02 format    swift format has nothing to say\n"
          + "    Solutions/02-Second/Bookmark.swift:4:18: error: [Spacing] remove 1 space"))
  }
}

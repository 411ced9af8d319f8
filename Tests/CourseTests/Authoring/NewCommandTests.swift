import Testing

@testable import CourseKit

@Suite("course new")
struct NewCommandTests {
  private let sound = SoundCourse()

  @Test("A new chapter has its row, its files and its stubs, and is told")
  func new() {
    #expect(sound.course.run("new", "Service locator") == .passed)
    #expect(
      sound.course.console.output == """
        wrote  Chapters/02-ServiceLocator/Bookmark.swift
        wrote  Chapters/02-ServiceLocator/StepNotWritten.swift
        wrote  Solutions/02-ServiceLocator/Bookmark.swift
        wrote  Solutions/02-ServiceLocator/StepNotWritten.swift
        wrote  Tests/Answers/02-ServiceLocator/right/joins-two-parts.swift
        wrote  Tests/Answers/02-ServiceLocator/wrong/counts-from-zero.swift
        wrote  Tests/Chapters/02-ServiceLocator/Step1NameThePageTests.swift
        wrote  docs/02-service-locator.md
        wrote  docs/hints/02-service-locator.md
        wrote  docs/index.md, its table
        wrote  docs/instructors.md, its table
        added  "02-ServiceLocator" to Package.swift

        Prove that it holds together: swift run course verify 2
        Then replace it bit by bit; docs/authoring.md tells the whole way.

        """)
    #expect(
      sound.text(of: "Package.swift")
        == "let chapters = [\n  \"01-Greetings\",\n  \"02-ServiceLocator\",\n]\n")
    #expect(
      sound.text(of: "Solutions/02-ServiceLocator/StepNotWritten.swift")
        == sound.text(of: "Solutions/01-Greetings/StepNotWritten.swift"))
    for area in ["structure", "docs", "source", "tables"] { sound.expectGreen("--only", area) }
  }

  @Test("The manifest is written last, so that nothing names what is not there yet")
  func order() {
    #expect(sound.course.run("new", "Service locator") == .passed)
    #expect(sound.files.log.firstIndex(of: "write /course/Package.swift") == 9)
    #expect(
      sound.files.log.suffix(2) == [
        "write /course/docs/index.md", "write /course/docs/instructors.md",
      ])
  }

  @Test("One chapter after the other, from 2 to 12")
  func many() {
    for number in 2...12 {
      let letter = String(repeating: "x", count: number)
      #expect(sound.course.run("new", "Chapter \(letter)") == .passed)
    }
    #expect(
      sound.text(of: "docs/12-chapter-xxxxxxxxxxxx.md").hasPrefix("# 12 · Chapter xxxxxxxxxxxx\n"))
    #expect(
      sound.text(of: "Solutions/12-ChapterXxxxxxxxxxxx/Bookmark.swift").contains(
        "Chapter 12, Step 1."))
    for area in ["structure", "docs", "source", "tables"] { sound.expectGreen("--only", area) }
  }

  @Test(
    "Letters that no module has keep their place in the page",
    arguments: ["Café 漢字", "A \\(b) \"c\" `d`"])
  func title(title: String) {
    #expect(sound.course.run("new", title) == .passed)
    let page = sound.files.contents.first { $0.key.text.hasPrefix("/course/docs/02-") }
    #expect(page?.value.hasPrefix("# 2 · \(title)\n") == true)
    for area in ["structure", "docs", "source", "tables"] { sound.expectGreen("--only", area) }
  }

  @Test(
    "A title that exists is refused, and nothing is written",
    arguments: ["Greetings", "greetings!"])
  func existingTitle(title: String) {
    #expect(sound.course.run("new", title) == .usage)
    #expect(
      sound.course.console.error == """
        "\(title)" gives the module name Greetings, which is taken.
        Choose another title.

        """)
    #expect(sound.files.log.isEmpty)
  }

  @Test(
    "A title that gives no name is refused, and nothing is written", arguments: ["", "🪶", "42"])
  func noName(title: String) {
    #expect(sound.course.run("new", title) == .usage)
    #expect(sound.files.log.isEmpty)
  }

  @Test(
    "Nothing that exists is overwritten",
    arguments: [
      "Chapters/02-Scopes/Bookmark.swift", "Solutions/02-Scopes/StepNotWritten.swift",
      "Tests/Answers/02-Scopes/wrong/counts-from-zero.swift", "docs/02-scopes.md",
      "docs/hints/02-scopes.md",
    ])
  func taken(path: String) {
    sound.put("mine", at: path)
    let before = sound.files.contents
    #expect(sound.course.run("new", "Scopes") == .usage)
    #expect(
      sound.course.console.error == """
        \(path) exists already.
        Move it away, or choose another title.

        """)
    #expect(sound.files.contents == before)
  }

  @Test("After a failing write everything is as it was, whichever write fails", arguments: 1...20)
  func failing(write: Int) {
    let before = sound.files.contents
    let counted = Countdown(write)
    sound.files.refuseChanges("no space left on the disk") { _ in counted.isOver() }
    guard sound.course.run("new", "Scopes") == .broken else {
      // Fewer changes than that are made.
      return #expect(write > 10, "\(write)")
    }
    #expect(
      sound.course.console.error.split(separator: "\n").joined(separator: " ").hasSuffix(
        "no space left on the disk."))
    #expect(sound.files.contents == before)
    #expect(!sound.files.exists("/course/Tests/Chapters/02-Scopes"))
    #expect(!sound.files.exists("/course/Solutions/02-Scopes"))
    #expect(sound.course.run("new", "Scopes") == .passed)
  }

  @Test("A manifest without rows is refused before anything is written")
  func noRows() {
    sound.put("let package = Package()\n", at: "Package.swift")
    #expect(sound.course.run("new", "Scopes") == .broken)
    #expect(sound.files.log.isEmpty)
  }

  @Test("The title is one word for the command")
  func words() {
    #expect(sound.course.run("new", "Service", "locator") == .usage)
    #expect(sound.course.run("new") == .usage)
    #expect(sound.files.log.isEmpty)
  }
}

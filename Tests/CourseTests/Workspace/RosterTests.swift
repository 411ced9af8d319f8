import Testing

@testable import CourseKit

@Suite("The roster")
struct RosterTests {
  private let course = SampleCourse()

  private func roster() throws(CourseFailure) -> Roster {
    try Roster(of: course.workspace, in: course.files)
  }

  @Test("Chapters come in the order of their folders, with title and steps of their pages")
  func chapters() throws {
    let chapters = try roster().chapters
    #expect(chapters.map(\.folder) == ["01-Greetings", "02-ClosureClocks"])
    #expect(chapters.map(\.title) == ["Greetings", "Closure clocks"])
    #expect(chapters.map(\.steps.count) == [3, 1])
  }

  @Test("Files and folders that are no chapter are passed over")
  func others() throws {
    course.files.put("", at: "/course/Tests/Chapters/03-File")
    course.files.putFolder("/course/Tests/Chapters/Shared")
    course.files.putFolder("/course/Tests/Chapters/4-Short")
    course.files.putFolder("/course/Tests/Chapters/.build")
    #expect(try roster().chapters.count == 2)
  }

  @Test(
    "A folder's number is its two digits before a capitalised name",
    arguments: [
      ("05-Lifetimes", 5), ("10-Macros", 10), ("00-Intro", 0), ("5-Lifetimes", nil),
      ("05-lifetimes", nil), ("05", nil), ("05-", nil), ("ab-Cde", nil), ("", nil), ("-05-X", nil),
      ("+5-Lifetimes", nil), ("０５-Lifetimes", nil), ("005-Lifetimes", nil),
    ] as [(String, Int?)])
  func number(folder: String, expected: Int?) {
    #expect(Roster.number(of: folder) == expected)
  }

  @Test(
    "A chapter is named by number, module or folder, in any case",
    arguments: [
      "2", "02", "closureclocks", "ClosureClocks", "02-closureclocks", "02-ClosureClocks",
    ]
  )
  func named(word: String) throws {
    #expect(try roster().chapter(named: word).folder == "02-ClosureClocks")
  }

  @Test(
    "Another word is refused with the chapters there are",
    arguments: ["0", "3", "-1", "１", "", " ", "1.0", "99999999999999999999", "./Chapters"])
  func unknown(word: String) {
    #expect(
      throws: CourseFailure.usage(
        "There is no chapter \"\(word)\".", "Chapters: 1 Greetings, 2 ClosureClocks.")
    ) {
      try roster().chapter(named: word)
    }
  }

  @Test(
    "A path to any of a chapter's files names it, as an editor hands it over",
    arguments: [
      "Chapters/02-ClosureClocks/Notice.swift", "Chapters/02-ClosureClocks/",
      "./Chapters/02-ClosureClocks/Deep/A b.swift", "docs/02-closure-clocks.md",
      "/course/docs/hints/02-closure-clocks.md", "Chapters\\02-ClosureClocks\\Notice.swift",
      "../Tests/Chapters/02-ClosureClocks/Step1InjectTheTimeTests.swift",
    ])
  func path(word: String) throws {
    #expect(try roster().chapter(named: word).folder == "02-ClosureClocks")
  }

  @Test(
    "A path to what belongs to no chapter is no name",
    arguments: ["Chapters/Notice.swift", "docs/index.md", "Chapters/03-Factories/A.swift", "/"])
  func otherPath(word: String) {
    #expect(throws: CourseFailure.self) { try roster().chapter(named: word) }
  }

  @Test(
    "The beginning of one module's name is enough, however it is spelled",
    arguments: ["c", "Closure", "closurecl", "closure-clocks", "Closure clocks", "CLOSURE C"])
  func beginning(word: String) throws {
    #expect(try roster().chapter(named: word).folder == "02-ClosureClocks")
  }

  @Test("A beginning that several chapters share is refused with those it could be")
  func severalBeginnings() {
    let roster = Roster(
      chapters: ["01-ConstructorInjection", "02-ClosureClocks", "09-ChildScope", "10-Closure"]
        .map { Chapter(number: Roster.number(of: $0) ?? 0, folder: $0, title: "", steps: []) })
    #expect(
      throws: CourseFailure.usage(
        "\"Clo\" could be chapter 2 (ClosureClocks) or 10 (Closure).", "Write one letter more.")
    ) {
      try roster.chapter(named: "Clo")
    }
    #expect(throws: Never.self) { try roster.chapter(named: "con") }
    #expect(throws: Never.self) { try roster.chapter(named: "closure") }
  }

  @Test("A word that is nearly a chapter gets a suggestion besides")
  func suggestion() {
    #expect(
      throws: CourseFailure.usage(
        "There is no chapter \"ClosureClokcs\".",
        "Did you mean 2 (ClosureClocks)? Chapters: 1 Greetings, 2 ClosureClocks.")
    ) {
      try roster().chapter(named: "ClosureClokcs")
    }
  }

  @Test("A page that is missing breaks the workspace, and git brings it back")
  func missingPage() {
    course.files.take("/course/docs/02-closure-clocks.md")
    #expect(
      throws: CourseFailure.broken(
        "Could not read /course/docs/02-closure-clocks.md: there is no such file.",
        "Bring the file back with git (git checkout -- docs/02-closure-clocks.md).")
    ) {
      try roster()
    }
  }

  @Test("A page that is not UTF-8 breaks the workspace")
  func damagedPage() {
    course.files.put(bytes: [0xFF, 0xFE, 0x23], at: "/course/docs/01-greetings.md")
    #expect(
      throws: CourseFailure.broken(
        "Could not read /course/docs/01-greetings.md: it is not UTF-8 text; save it as UTF-8.",
        "Bring the file back with git (git checkout -- docs/01-greetings.md).")
    ) {
      try roster()
    }
  }

  @Test("A course without chapters is broken")
  func empty() {
    course.files.take("/course/Tests/Chapters/01-Greetings")
    course.files.take("/course/Tests/Chapters/02-ClosureClocks")
    #expect(
      throws: CourseFailure.broken(
        "/course/Tests/Chapters holds no chapter.",
        "Bring it back with git (git checkout -- Tests).")
    ) {
      try roster()
    }
  }
}

import Testing

@testable import CourseKit

@Suite("The screen of code that does not compile")
struct CompileScreenTests {
  static let own = "/course/Chapters/01-Greetings/Presenter.swift"
  static let test = "/course/Tests/Chapters/01-Greetings/Step1ReceiveTheReaderTests.swift"

  private let course = SampleCourse()

  private func shown(
    _ lines: String..., course: SampleCourse? = nil, isVerbose: Bool = false,
    isWatched: Bool = false
  ) throws -> String {
    try (course ?? self.course).screen(
      .notCompiled(Diagnostic.all(in: lines.joined(separator: "\n")))
    ) {
      $0.isVerbose = isVerbose
      $0.isWatched = isWatched
    }
  }

  @Test("The first error is shown with its line and a mark under the column")
  func first() throws {
    let text = try shown(
      "\(Self.own):4:7: error: cannot find type 'Reader' in scope",
      "\(Self.own):5:1: error: another", "\(Self.own):6:1: error: a third")
    #expect(
      text == """
        Chapter 1 · Greetings  does not compile

        ✗ cannot find type 'Reader' in scope
          Chapters/01-Greetings/Presenter.swift:4

          4 │   let reader = "none"
            │       ^

        2 more errors, perhaps caused by this one (--verbose shows all).

        Mend it, then: swift run course check 1
        """)
  }

  @Test("Asked for all, it shows all of them")
  func verbose() throws {
    let screen = try shown(
      "\(Self.own):4:7: error: one", "\(Self.own):12:1: error: two", isVerbose: true)
    #expect(
      screen == """
        Chapter 1 · Greetings  does not compile

        ✗ one
          Chapters/01-Greetings/Presenter.swift:4

          4 │   let reader = "none"
            │       ^

        ✗ two
          Chapters/01-Greetings/Presenter.swift:12

          12 │ \("")
             │ ^

        Mend it, then: swift run course check 1
        """)
  }

  @Test("The companion needs no command")
  func watched() throws {
    let screen = try shown(
      "\(Self.own):4:7: error: one", "\(Self.own):5:1: error: two", isWatched: true)
    #expect(screen.hasSuffix("1 more error, perhaps caused by this one.\n\nMend it and save."))
  }

  @Test("On 50 columns in colour, long messages wrap and long lines are cut")
  func narrow() throws {
    let course = SampleCourse(width: 50, isTerminal: true)
    let line = "  let reader = makeReader(named: \"a name that is long\", for: everyone)"
    course.files.put(line, at: Path(Self.own))
    let text = try shown(
      "\(Self.own):1:16: error: cannot find 'makeReader' in scope; did you mean 'Reader'?",
      "\(Self.own):2:1: error: two", course: course)
    #expect(
      text == """
        ␛[1mChapter 1 · Greetings␛[22m  ␛[2mdoes not compile␛[22m

        ␛[31m✗␛[39m cannot find 'makeReader' in scope; did you mean
          'Reader'?
          ␛[2mChapters/01-Greetings/Presenter.swift:1␛[22m

          1 │   let reader = makeReader(named: "a name th…
            │                ␛[31m^␛[39m

        1 more error, perhaps caused by this one
        (--verbose shows all).

        Mend it, then: swift run course check 1
        """)
  }

  @Test("An error in a test names what the learner's code lost")
  func lostName() throws {
    course.files.put("p.message\n", at: Path(Self.test))
    let text = try shown(
      "\(Self.test):1:3: error: value of type 'Presenter' has no member 'message'")
    #expect(
      text == """
        Chapter 1 · Greetings  does not compile

        ✗ Step 1's checks need `Presenter.message` to exist, and it does not: it was
          removed, renamed or spelled differently.

          The code is fine by itself, but the tests that use it no longer compile:
          Tests/Chapters/01-Greetings/Step1ReceiveTheReaderTests.swift:1

          1 │ p.message
            │   ^

        Mend it, then: swift run course check 1
        """)
  }

  @Test("Places that the file does not have show no line", arguments: [0, -1, 17, 1_000_000])
  func noLine(line: Int) throws {
    let text = try shown("\(Self.own):\(line):1: error: odd")
    #expect(
      text == """
        Chapter 1 · Greetings  does not compile

        ✗ odd
          Chapters/01-Greetings/Presenter.swift:\(line)

        Mend it, then: swift run course check 1
        """)
  }

  @Test(
    "Columns that the line does not have do no harm",
    arguments: [
      (0, "    │ ^"), (-5, "    │ ^"), (1, "    │ ^"), (22, "    │ " + spaces(21) + "^"),
      (23, "    │ " + spaces(21) + "^"), (1_000_000, "    │ " + spaces(21) + "^"),
    ])
  func columns(column: Int, mark: String) throws {
    let lines = try shown("\(Self.own):4:\(column): error: odd").split(separator: "\n")
    #expect(lines.contains { $0 == "  4 │   let reader = \"none\"" })
    #expect(lines.contains { $0 == mark })
  }

  @Test("Tabs, wide letters and a file without a newline keep the mark under its column")
  func wide() throws {
    course.files.put("\tlet 漢 = é.x", at: Path(Self.own))
    let column = "\tlet 漢 = é.".utf8.count + 1
    #expect(
      try shown("\(Self.own):1:\(column): error: odd").contains(
        "  1 │ \tlet 漢 = é.x\n    │ \t" + Self.spaces(11) + "^\n"))
  }

  @Test("Line ends of another system and a byte order mark are no part of the line")
  func lineEnds() throws {
    course.files.put("\u{FEFF}let a\r\nlet b\r\n", at: Path(Self.own))
    #expect(
      try shown("\(Self.own):2:5: error: odd").contains("  2 │ let b\n    │     ^\n"))
  }

  @Test("A file that is gone or no text shows no line")
  func unreadable() throws {
    course.files.put(bytes: [0xFF, 0xFE], at: Path(Self.own))
    #expect(try !shown("\(Self.own):1:1: error: odd").contains("│"))
    #expect(try !shown("/elsewhere/gone.swift:1:1: error: odd").contains("│"))
    #expect(try shown("/elsewhere/gone.swift:1:1: error: odd").contains("\n  /elsewhere/gone"))
  }

  private static func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }
}

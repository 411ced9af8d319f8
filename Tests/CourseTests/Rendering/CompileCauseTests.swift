import Testing

@testable import CourseKit

@Suite("The cause of code that does not compile")
struct CompileCauseTests {
  private static let own = LearnersChapter.presenter.text

  private func shown(
    _ lines: String..., course: SampleCourse = SampleCourse(), isVerbose: Bool = false
  ) throws -> String {
    try course.screen(.notCompiled(Diagnostic.all(in: lines.joined(separator: "\n")))) {
      $0.isVerbose = isVerbose
    }
  }

  @Test(
    "A line that is longer than the terminal is cut at its left where the error is far right",
    arguments: ["\t", "    ", "/* 漢字 */ "], [30, 40, 100])
  func farRight(indent: String, width: Int) throws {
    let before = indent + "let reader = makeReader(named: \"a name that is long\", for: "
    let course = SampleCourse(width: width)
    course.files.put(before + "everyone)", at: Path(Self.own))
    let error = "\(Self.own):1:\(before.utf8.count + 1): error: odd"
    let lines = try shown(error, course: course).split(separator: "\n").map(String.init)
    let code = try #require(lines.first { $0.hasPrefix("  1 │ ") })
    let mark = try #require(lines.first { $0.hasPrefix("    │ ") })
    let place = try #require(code.firstRange(of: "every")?.lowerBound)
    #expect(mark.columns == String(code[..<place]).columns + 1)
    #expect(mark.hasSuffix("^"))
    #expect(code.contains("…") == (width < 100))
    #expect(lines.allSatisfy { $0.columns <= width || $0.contains("swift run course") })
  }

  @Test("A brace that is missing is told first, since it makes the other errors")
  func brace() throws {
    let text = try shown(
      "\(Self.own):4:7: error: cannot find 'x' in scope",
      "\(Self.own):12:1: error: expected '}' in struct", "\(Self.own):9:1: error: another")
    #expect(text.contains("does not compile\n\n✗ expected '}' in struct\n"))
    #expect(text.contains("\n2 more errors, perhaps caused by this one"))
  }

  @Test("A file of the chapter that is gone is told in place of what its absence breaks")
  func missingFile() throws {
    let course = LearnersChapter([LearnersChapter.style: nil]).course
    let error = "\(Self.own):4:7: error: cannot find 'Style' in scope"
    #expect(
      try shown(error, course: course) == """
        Chapter 1 · Greetings  does not compile

        ✗ Chapters/01-Greetings/Style.swift is missing, and the rest needs it.

          Your editor or the trash may still have what you wrote. As it was last
          committed:
          git checkout -- Chapters/01-Greetings/Style.swift
        """)
    #expect(
      try shown(error, course: course, isVerbose: true).contains("✗ cannot find 'Style' in scope"))
  }
}

import Testing

@testable import CourseKit

@Suite("The session in the README")
struct RecordedSessionTests {
  private let course = SampleCourse.playing([
    (.keeps, .fail("Expectation failed: (presenter.message → \"x\") == \"y\"", "It is not kept."))
  ])
  private let readme: Path = "/course/README.md"
  private let picture: Path = "/course/docs/figures/session.svg"

  private func text(_ path: Path) -> String { (try? course.files.text(of: path)) ?? "" }

  private func record() throws -> ExitCode {
    course.files.put("# A\n\n<!-- generated: session -->\n<!-- end -->\n", at: readme)
    try course.files.makeFolder(picture.parent)
    return course.run("docs", "--session")
  }

  @Test("It is a real check of the first chapter, as text and as a picture")
  func records() throws {
    #expect(try record() == .passed)
    #expect(course.console.output == "wrote  README.md\nwrote  docs/figures/session.svg\n")
    let block = text(readme)
    #expect(block.contains("```console\n$ swift run course check 1\nChapter 1 · Greetings  0 of "))
    #expect(block.contains("\n  It is not kept.\n"))
    #expect(!block.contains("\u{1B}"))
    #expect(text(picture).contains(">$ swift run course check 1</tspan>"))
    #expect(text(picture).contains("fill=\"#ff8a80\">✗</tspan>"))
  }

  @Test("What is up to date is left alone")
  func upToDate() throws {
    _ = try record()
    let again = SampleCourse.sharing(course)
    #expect(again.run("docs", "--session") == .passed)
    #expect(again.console.output == "The session is up to date.\n")
  }

  @Test("A README without a place for it is told")
  func noPlace() {
    course.files.put("# A\n", at: readme)
    #expect(course.run("docs", "--session") == .broken)
    #expect(
      course.console.error.contains("\"<!-- generated: session -->\" must stand on one line, once"))
  }

  @Test("A session that has drifted is told by the gate, and so is a lost picture")
  func gate() {
    let sound = SoundCourse()
    let start = "<!-- generated: session -->\n<!-- end -->\n"
    sound.put(sound.text(of: "README.md") + start, at: "README.md")
    #expect(
      sound.red("1", "--only", "stubs") == """
        ✗ 01 stubs     the README shows what this check says
            README.md shows another session. Run "swift run course docs --session".
            docs/figures/session.svg shows another session. Run "swift run course docs --session".
        """)
  }
}

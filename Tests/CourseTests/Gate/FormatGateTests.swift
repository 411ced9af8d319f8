import Testing

@testable import CourseKit

@Suite("Files that swift format has something to say about")
struct FormatGateTests {
  private func red(_ output: String, _ arguments: String...) -> String {
    let sound = SoundCourse { $0.format = ProcessOutcome(end: .exited(1), output: output) }
    return arguments.isEmpty
      ? sound.red("--only", "format") : sound.red(arguments[0], "--only", "format")
  }

  @Test("Each place is told, and the command that mends most of it")
  func places() {
    #expect(
      red(
        """
        /course/Solutions/01-Greetings/Presenter.swift:3:1: error: [Indentation] indent by 2 spaces
          let x = 1
        /course/Package.swift:1:1: warning: [X] y

        """) == """
          ✗ -- format    swift format has nothing to say
              Solutions/01-Greetings/Presenter.swift:3:1: error: [Indentation] indent by 2 spaces
              Package.swift:1:1: warning: [X] y
              Most of it is mended by: swift format --in-place --recursive Package.swift Chapters \
          Solutions Tests
          """)
  }

  @Test("Many places are cut to a few")
  func many() {
    let output = (1...30).map { "/course/Package.swift:\($0):1: error: [X] y\n" }.joined()
    let lines = red(output).split(separator: "\n")
    #expect(lines.count == 13)
    #expect(lines[11] == "    … and 20 more")
  }

  @Test("A program that fails otherwise is told in its own words")
  func broken() {
    #expect(
      red("error: unknown rule\n", "1") == """
        ✗ 01 format    swift format has nothing to say
            swift format failed; it said:
            error: unknown rule
        """)
    #expect(red("").hasSuffix("swift format failed; it said:"))
  }
}

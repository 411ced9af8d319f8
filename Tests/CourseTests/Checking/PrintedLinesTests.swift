import Testing

@testable import CourseKit

@Suite("What the learner's code printed")
struct PrintedLinesTests {
  private static let build = """
    [0/1] Planning build
    Building for debugging...
    /course/Chapters/01-Greetings/Presenter.swift:3:5: warning: unused
    [3/12] Compiling Greetings Presenter.swift
    Build complete! (1.03s)

    """
  private static let start = """
    ◇ Test run started.
    ↳ Testing Library Version: 6.3.1 (937120cbc281cf2)
    ↳ Target Platform: x86_64-unknown-linux-gnu
    ◇ Suite "Step 1 · Receive the reader" started.
    ◇ Test "The presenter keeps its reader" started.

    """
  private static let end = """
    ✘ Test "The presenter keeps its reader" recorded an issue at Step1Tests.swift:9:5: no
    ↳ The presenter made a reader of its own.
    ± "Hello, Maya"
    ✔ Test "The error reaches the caller" passed after 0.001 seconds.
    ✘ Test run with 2 tests in 1 suite failed after 0.003 seconds with 1 issue.

    """

  private func printed(_ text: String) -> [String] {
    PrintedLines.of(Self.build + Self.start + text + "\n" + Self.end)
  }

  @Test("A run without prints has none")
  func none() {
    #expect(printed("") == [])
    #expect(PrintedLines.of("") == [])
  }

  @Test("A condition of several lines in the library's sentence is not the learner's printing")
  func continuations() {
    let sentence = "Expectation failed: a.isOpen\n      && b.isOpen"
    let output =
      Self.build + Self.start + "✘ Test \"x\" recorded an issue at S.swift:9:5: \(sentence)\n"
      + "&& b.isOpen\n" + Self.end
    let outcome = ChapterOutcome(
      kind: .checked([SampleCheck.keeps.failure(sentence)]), warnings: [], output: output)
    #expect(PrintedLines.of(outcome) == ["&& b.isOpen"])
  }

  @Test("What was written before the checks started is the build's")
  func build() {
    #expect(PrintedLines.of("a note of a plug-in\n" + Self.build) == [])
  }

  @Test(
    "A printed line is found, whatever it looks like",
    arguments: [
      "Hello, Maya!", "  indented", "[1, 2]", "[]", "[a/b]", "* a point", "- 1", "Building a house",
      "Executed", "Test Suite of mine", "Images of cats", "Thread of hope", "漢字", "{\"a\": 1}",
    ])
  func lines(line: String) {
    #expect(printed(line) == [line])
    #expect(printed("one\n\n\(line)\nthree") == ["one", line, "three"])
  }

  @Test("A crash report is none of it; what came before and after is")
  func crash() {
    let crash = """
      before
      Greetings/Presenter.swift:3: Fatal error: Index out of range

      *** Signal 4: Backtracing from 0x7f0cd676df7f... done ***

      Thread 0 crashed:

      0 0x00007f0cd676df7f show() + 98 in x at /course/Chapters/01-Greetings/Presenter.swift:3:39

      Backtrace took 0.42s

      after
      """
    #expect(printed(crash) == ["before", "after"])
  }

  @Test("A report that breaks off ends with the run, and the next run is read again")
  func runs() {
    let broken = "Fatal error: no\n0 0x0 show()\n"
    let output = Self.build + Self.start + broken + Self.start + "second\n" + Self.end
    #expect(PrintedLines.of(output) == ["second"])
  }

  @Test("A value of several lines in the library's sentence is not the learner's")
  func valuesOfSeveralLines() {
    let output = """
      ◇ Test run started.
      ✘ Test "a" recorded an issue at A.swift:1:1: Expectation failed: (message → "Hello,
      it goes on
      ") == "Hello, Maya"
      ↳ The message changed.
      printed
      """
    #expect(PrintedLines.of(output) == ["printed"])
  }
}

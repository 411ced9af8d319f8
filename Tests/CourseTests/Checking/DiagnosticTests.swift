import Testing

@testable import CourseKit

@Suite("The compiler's diagnostics")
struct DiagnosticTests {
  private func one(_ line: String) -> Diagnostic? { Diagnostic.all(in: line).first }

  @Test("A line with place and kind is a diagnostic")
  func lines() {
    let error = one("/a b/ü/Step.swift:12:5: error: cannot find 'x' in scope")
    #expect(error?.severity == .error)
    #expect(error?.message == "cannot find 'x' in scope")
    #expect(error?.location == SourceLocation(file: "/a b/ü/Step.swift", line: 12))
    #expect(error?.column == 5)
    let warning = one("/a.swift:1:2: warning: variable 'y' was never used")
    #expect(warning?.severity == .warning)
    #expect(warning?.message == "variable 'y' was never used")
  }

  @Test("A drive letter belongs to the path")
  func driveLetter() {
    #expect(
      one("C:/a/b.swift:3:4: error: no")?.location
        == SourceLocation(file: "C:/a/b.swift", line: 3))
  }

  @Test("A message may hold what looks like another kind")
  func messages() {
    #expect(one("/a.swift:1:2: warning: it says: error: no")?.severity == .warning)
    #expect(one("/a.swift:1:2: error: it says: warning: no")?.message == "it says: warning: no")
    #expect(one("/a.swift:1:2: error: a: error: b")?.message == "a: error: b")
  }

  @Test(
    "Everything else is none",
    arguments: [
      "", "error: fatalError", "/a.swift:1:2: note: here", "/a.swift: error: no place",
      "/a.swift:1: error: no column", "/a.swift:x:y: error: no", "Building for debugging...",
      "  1 | let x = 1", "    |         `- error: cannot find", "✘ Test failed: error: no",
      "/a.swift:1:2:error: no", "warning: 'course': deprecated",
    ])
  func otherLines(line: String) {
    #expect(Diagnostic.all(in: line).isEmpty)
  }

  @Test("They come in order, each once")
  func order() {
    let output = """
      [1/3] Compiling A
      /a.swift:1:2: error: first
       1 | x
      /a.swift:9:1: warning: second
      error: emit-module command failed
      /a.swift:1:2: error: first
      /a.swift:1:3: error: first
      """
    #expect(Diagnostic.all(in: output).map(\.column) == [2, 1, 3])
    #expect(Diagnostic.all(in: output).map(\.message) == ["first", "second", "first"])
  }

  @Test("Line ends of another system change nothing")
  func lineEnds() {
    let output = "/a.swift:1:2: error: first\r\n/a.swift:2:2: error: second\r\n"
    #expect(Diagnostic.all(in: output).map(\.message) == ["first", "second"])
  }

  @Test("Columns and lines of zero or below are taken as they are told")
  func oddPlaces() {
    #expect(one("/a.swift:0:0: error: no")?.column == 0)
    #expect(one("/a.swift:1:-1: error: no")?.column == -1)
  }
}

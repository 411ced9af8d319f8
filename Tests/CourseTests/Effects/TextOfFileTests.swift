import Testing

@testable import CourseKit

@Suite("The text of a file")
struct TextOfFileTests {
  private let files = MemoryFileSystem()

  private func text(_ bytes: [UInt8]) throws(FileFailure) -> String {
    files.put(bytes: bytes, at: "/a.swift")
    return try files.text(of: "/a.swift")
  }

  @Test("An empty file is empty text")
  func empty() throws {
    #expect(try text([]) == "")
  }

  @Test("A byte order mark is left out, also where it is all there is")
  func byteOrderMark() throws {
    #expect(try text([0xEF, 0xBB, 0xBF] + Array("let a = 1\n".utf8)) == "let a = 1\n")
    #expect(try text([0xEF, 0xBB, 0xBF]) == "")
  }

  @Test(
    "Line ends of other systems become newlines",
    arguments: [
      ("a\r\nb\r\n", "a\nb\n"), ("\r\n", "\n"), ("a\r\n\r\nb", "a\n\nb"), ("a\nb\r\n", "a\nb\n"),
      ("a\r\r\nb", "a\nb"),
    ])
  func lineEnds(given: String, expected: String) throws {
    #expect(try Array(text(Array(given.utf8)).utf8) == Array(expected.utf8))
  }

  @Test("A file without a newline at its end gets none")
  func noFinalNewline() throws {
    #expect(try text(Array("a\nb".utf8)) == "a\nb")
  }

  @Test(
    "Bytes that are not UTF-8 are refused, with what to do",
    arguments: [
      [0xFF, 0xFE, 0x61, 0x00], [0x61, 0xE9, 0x62], [0xC3], [0xED, 0xA0, 0x80], [0xC0, 0x80],
    ] as [[UInt8]])
  func notUTF8(bytes: [UInt8]) {
    let failure = #expect(throws: FileFailure.self) { try text(bytes) }
    #expect(
      failure?.description == "Could not read /a.swift: it is not UTF-8 text; save it as UTF-8.")
  }

  @Test("Ten thousand lines are read")
  func long() throws {
    let line = Array("  let name = \"é\"\r\n".utf8)
    let text = try text(Array(repeating: line, count: 10_000).flatMap { $0 })
    #expect(text.split(separator: "\n").count == 10_000)
  }

  @Test("Files below a folder are found in order, hidden ones left out")
  func below() throws {
    for path in ["/w/b.swift", "/w/a/z.swift", "/w/.hidden", "/w/a/.git/x", "/w/c d/ü.swift"] {
      files.put("", at: Path(path))
    }
    #expect(try files.files(below: "/w") == ["/w/a/z.swift", "/w/b.swift", "/w/c d/ü.swift"])
  }

  @Test("Files below a folder that is not there is a failure, not nothing")
  func belowNothing() {
    #expect(
      throws: FileFailure(.list, "/none", reason: "there is no such folder")
    ) {
      try files.files(below: "/none")
    }
  }
}

import Testing

@testable import CourseKit

@Suite("Path")
struct PathTests {
  @Test(
    "A slash at the end is dropped, but the root stays",
    arguments: [
      ("/a/b/", "/a/b"), ("/a//", "/a"), ("/", "/"), ("//", "/"), ("a", "a"), ("", ""),
      ("/a b/é/", "/a b/é"),
    ])
  func text(given: String, expected: String) {
    #expect(Path(given).text == expected)
    #expect(Path(given).description == expected)
  }

  @Test(
    "The name is what follows the last slash",
    arguments: [("/a/b.swift", "b.swift"), ("b", "b"), ("/", ""), ("/a b/ü", "ü"), ("", "")])
  func name(given: String, expected: String) {
    #expect(Path(given).name == expected)
  }

  @Test(
    "The parent is the folder around it; the root is its own",
    arguments: [
      ("/a/b", "/a"), ("/a", "/"), ("/", "/"), ("a", "."), ("a/b", "a"), ("C:/a", "C:"),
    ])
  func parent(given: String, expected: String) {
    #expect(Path(given).parent == Path(expected))
  }

  @Test(
    "Joining puts one slash between folder and part",
    arguments: [
      ("/a", "b", "/a/b"), ("/a/", "b/", "/a/b"), ("/", "b", "/b"), ("/a", "b/c", "/a/b/c"),
      ("/a", "", "/a"), ("/a", ".", "/a"), (".", "b", "./b"), ("", "b", "b"),
      ("/a", "b c/ü", "/a/b c/ü"),
    ])
  func join(folder: String, part: String, expected: String) {
    #expect(Path(folder) / part == Path(expected))
  }

  @Test("A part that is a whole path by itself replaces the folder")
  func joinAbsolute() {
    #expect(Path("/a") / "/b" == "/b")
    #expect(Path("/a") / "C:/b" == "C:/b")
  }

  @Test(
    "A path is absolute from the root or from a drive",
    arguments: [("/a", true), ("/", true), ("C:/a", true), ("a/b", false), ("", false)])
  func isAbsolute(given: String, expected: Bool) {
    #expect(Path(given).isAbsolute == expected)
  }

  @Test(
    "A path is shown as seen from a folder, or whole where it lies elsewhere",
    arguments: [
      ("/a/b/c", "/a", "b/c"), ("/a", "/a", "."), ("/ab/c", "/a", "/ab/c"), ("/b", "/a", "/b"),
      ("/b", "/", "b"), ("/a/b", "/a/", "b"),
    ])
  func relative(path: String, folder: String, expected: String) {
    #expect(Path(path).relative(to: Path(folder)) == expected)
  }

  @Test("A folder holds itself and what lies below it, and no neighbour of a longer name")
  func isInside() {
    #expect(Path("/a/b").isInside("/a"))
    #expect(Path("/a").isInside("/a"))
    #expect(Path("/a").isInside("/"))
    #expect(!Path("/ab").isInside("/a"))
    #expect(!Path("/").isInside("/a"))
  }

  @Test("Paths sort by their text")
  func order() {
    #expect([Path("/b"), "/a/c", "/a"].sorted() == ["/a", "/a/c", "/b"])
  }
}

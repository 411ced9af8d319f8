import Testing

@testable import CourseKit

@Suite("The rows of the manifest")
struct ManifestRowsTests {
  @Test(
    "A row is added behind the others, and comments stay with their rows",
    arguments: [
      ("[\n  \"01-A\"\n]\n", "[\n  \"01-A\",\n  \"02-B\",\n]\n"),
      ("[\n  \"01-A\",\n]\n", "[\n  \"01-A\",\n  \"02-B\",\n]\n"),
      ("[\n  \"01-A\"  // first\n]\n", "[\n  \"01-A\",  // first\n  \"02-B\",\n]\n"),
      ("[\n  \"01-A\",  // see [x]\n]\n", "[\n  \"01-A\",  // see [x]\n  \"02-B\",\n]\n"),
      (
        "[\n  // \"00-Old\",\n  \"01-A\",\n  // more to come\n]\n",
        "[\n  // \"00-Old\",\n  \"01-A\",\n  \"02-B\",\n  // more to come\n]\n"
      ),
      ("[\"01-A\"]\n", "[\"01-A\", \"02-B\"]\n"), ("[\"01-A\", ]\n", "[\"01-A\", \"02-B\"]\n"),
      ("[\n  \"00-Z\", \"01-A\"]\n", "[\n  \"00-Z\", \"01-A\", \"02-B\"]\n"),
    ])
  func adding(before: String, after: String) throws {
    let head = "// let chapters\nlet chapters = "
    let rows = ManifestRows(of: head + before + "let other = [\"x\"]\n")
    #expect(try rows.adding("02-B") == head + after + "let other = [\"x\"]\n")
  }

  @Test("Only the strings of the list are rows")
  func folders() {
    let manifest =
      "let a = [\"x\"]\nlet chapters = [\n  // \"00-A\"\n  \"01-B\", \"02-C\",\n]\n[\"y\"]"
    #expect(ManifestRows(of: manifest).folders == ["01-B", "02-C"])
    #expect(ManifestRows(of: "let chapters = [\"01-A").folders == ["01-A"])
    #expect(ManifestRows(of: "").folders.isEmpty)
  }

  @Test("A manifest without rows is told to be broken", arguments: ["", "let chapters = [\n]\n"])
  func none(manifest: String) {
    #expect(throws: CourseFailure.self) { try ManifestRows(of: manifest).adding("01-A") }
  }
}

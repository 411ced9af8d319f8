import Testing

@testable import CourseKit

@Suite("Generated parts of a document")
struct GeneratedPartTests {
  private let part = GeneratedPart(document: "docs/index.md", name: "chapters", lines: ["a", "b"])

  @Test("Only what stands between the two comments is replaced")
  func replaces() throws {
    let text = "Before.\n\n<!-- generated: chapters -->\nold\n<!-- end -->\nAfter.\n<!-- end -->\n"
    #expect(
      try part.put(into: text)
        == "Before.\n\n<!-- generated: chapters -->\n\na\nb\n\n<!-- end -->\nAfter.\n<!-- end -->\n"
    )
  }

  @Test("What is up to date stays as it is")
  func keeps() throws {
    let text = "<!-- generated: chapters -->\n\na\nb\n\n<!-- end -->"
    #expect(try part.put(into: text) == text)
  }

  @Test("Comments that are missing or stand twice are named with their line")
  func problems() {
    func failure(_ text: String) -> String? {
      do throws(RegionFailure) {
        _ = try part.put(into: text)
        return nil
      } catch {
        return error.description
      }
    }
    #expect(
      failure("<!-- generated: others -->\n<!-- end -->") == """
        docs/index.md:1: "<!-- generated: chapters -->" must stand on one line, once; it stands \
        0 times
        """)
    #expect(
      failure("<!-- generated: chapters -->\n<!-- end -->\n<!-- generated: chapters -->") == """
        docs/index.md:3: "<!-- generated: chapters -->" must stand on one line, once; it stands \
        2 times
        """)
    #expect(
      failure("\n<!-- generated: chapters -->\n") == """
        docs/index.md:2: "<!-- end -->" is missing below "<!-- generated: chapters -->"
        """)
  }
}

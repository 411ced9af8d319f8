import Testing

@testable import CourseKit

@Suite("A file cut at its markers")
struct MarkedFileTests {
  private func file(_ text: String) throws(RegionFailure) -> MarkedFile {
    try MarkedFile(name: "A.swift", text: text)
  }

  @Test("Stub and finished text differ in the regions alone")
  func sample() throws {
    let file = try file(SampleCourse.solution)
    #expect(file.stub == SampleCourse.stub)
    #expect(
      file.finished == """
        /// Shows a greeting.
        public struct Presenter {
          // MARK: Step 1 · Keep the reader.
          let reader: String

          init(reader: String) { self.reader = reader }
          // End of step 1

          func show() {
            // MARK: Step 2 · Let the error pass.
            print(reader)
            // End of step 2
          }

          // MARK: Step 3 · Go further.
          func further() {}
          // End of step 3
        }

        """)
  }

  @Test(
    "A text without placeholders comes back as it was",
    arguments: [
      "", "\n", "a", "a\n", "a\n\n\n", SampleCourse.stub,
      "// MARK: Step 1\n// End of step 1", "// MARK: Step 1\n// End of step 1\n",
      "// MARK: Step 1\n\n// End of step 1\n// MARK: Step 2 · B\nb\n// End of step 2",
      "\t// MARK: Step 1\n\ta\n\t// End of step 1\n  trailing  \n",
      "// MARK: - Step\n// MARK: Steps\n//MARK: Step 1\n// Stub\n// End\n",
    ])
  func roundTrip(text: String) throws {
    let file = try file(text)
    #expect(file.finished == text)
    #expect(file.stub == text)
  }

  @Test("A region knows its label, its lines and where it stands")
  func region() throws {
    let region = try #require(
      try file("a\n  // MARK: Step 3b · Say why.\n  x\n  // Stub:\n  // y\n  // End of step 3b\n")
        .regions.first)
    #expect(
      region
        == Region(
          label: StepLabel(step: 3, letter: "b"), opening: "  // MARK: Step 3b · Say why.",
          body: ["  x"], placeholder: ["  y"], closing: "  // End of step 3b", line: 2,
          lastLine: 6))
  }

  @Test("An empty placeholder leaves an empty region; none at all keeps the body")
  func emptyPlaceholder() throws {
    let empty = try file("// MARK: Step 1\nx\n// Stub:\n// End of step 1\n")
    #expect(empty.regions.first?.placeholder == [])
    #expect(empty.stub == "// MARK: Step 1\n// End of step 1\n")
    let none = try file("// MARK: Step 1\nx\n// End of step 1\n")
    #expect(none.regions.first?.placeholder == nil)
    #expect(none.stub == none.finished)
  }

  @Test(
    "A placeholder line loses one comment mark and keeps its indentation",
    arguments: [
      ("// x", "x"), ("    // x", "    x"), ("\t// x", "\tx"), ("//   x", "  x"),
      ("// // Your turn: x", "// Your turn: x"), ("// /// Doc.", "/// Doc."), ("//x", "x"),
      ("//", ""), ("    //", ""), ("// ", ""), ("// é漢", "é漢"),
    ])
  func placeholderLines(line: String, expected: String) throws {
    let file = try file("// MARK: Step 1\n// Stub:\n\(line)\n// End of step 1")
    #expect(file.regions.first?.placeholder == [expected])
  }

  @Test("A body can be chosen region by region")
  func chosenBody() throws {
    let file = try file(
      "// MARK: Step 1\na\n// End of step 1\n// MARK: Step 2\nb\n// End of step 2\n")
    let text = file.text { $0.label.step == 2 ? ["c", "d"] : $0.body }
    #expect(
      text == "// MARK: Step 1\na\n// End of step 1\n// MARK: Step 2\nc\nd\n// End of step 2\n")
  }

  @Test("Twenty thousand lines are cut")
  func long() throws {
    let lines = Array(repeating: "  let a = 1", count: 10_000).joined(separator: "\n")
    let text = "\(lines)\n// MARK: Step 1\n\(lines)\n// End of step 1"
    let file = try file(text)
    #expect(file.regions.first?.body.count == 10_000)
    #expect(file.finished == text)
  }
}

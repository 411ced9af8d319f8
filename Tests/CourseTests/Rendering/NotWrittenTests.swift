import Testing

@testable import CourseKit

@Suite("Steps that are not written yet")
struct NotWrittenTests {
  @Test(
    "The stub's error is recognised wherever it stands",
    arguments: [
      "Caught error: Step 3 is not written yet (File.swift:27)",
      "Step 3 is not written yet (File.swift:27)",
      "Expectation failed: expected error of type E, but \"Step 3 is not written yet"
        + " (File.swift:27)\" of type StepNotWritten was thrown instead",
      "Step by Step 3 is not written yet (File.swift:27) and more (x)",
    ])
  func recognised(text: String) throws {
    let place = try #require(NotWritten.place(in: text))
    #expect(place.step == 3)
    #expect(place.file == "File.swift")
    #expect(place.line == 27)
  }

  @Test(
    "Other texts are not",
    arguments: [
      "", "Step 3", "Step 3 is not written yet", "Step 3 is not written yet (",
      "Step 3 is not written yet (File.swift)", "Step 3 is not written yet (File.swift:x)",
      "Step x is not written yet (File.swift:1)", " is not written yet (A.swift:1)",
      " is not written yet (A.swift:1) Step 2", "Step 3 is not written yet (a:b:1)",
    ])
  func others(text: String) {
    #expect(NotWritten.place(in: text) == nil)
  }

  @Test("A check that fails for another reason is written")
  func verdicts() {
    let open = SampleCheck.keeps.failure("Caught error: Step 1 is not written yet (A.swift:1)")
    #expect(NotWritten.isNotWritten(open.verdict))
    #expect(!NotWritten.isNotWritten(SampleCheck.keeps.failure("no").verdict))
    #expect(!NotWritten.isNotWritten(.passed))
    #expect(!NotWritten.isNotWritten(.notRun))
  }
}

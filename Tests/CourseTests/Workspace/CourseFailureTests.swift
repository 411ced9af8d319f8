import Testing

@testable import CourseKit

@Suite("Failures of the course")
struct CourseFailureTests {
  @Test("A failure reads as what is wrong, and what to do on the next line")
  func description() {
    #expect(CourseFailure.usage("No.", "Do this.").description == "No.\nDo this.")
    #expect(CourseFailure.broken("No.", "").description == "No.")
  }

  @Test("The exit status tells the kinds of failure apart")
  func codes() {
    #expect(CourseFailure.usage("", "").code.rawValue == 2)
    #expect(CourseFailure.broken("", "").code.rawValue == 3)
    #expect(ExitCode.passed.rawValue == 0)
    #expect(ExitCode.failed.rawValue == 1)
  }
}

import Testing

@testable import CourseKit

@Suite("The screen of a check that did not end by itself")
struct InterruptedScreenTests {
  private let course = SampleCourse()

  /// What is said of the first failing check, without the list of steps and the help.
  private func explanation(_ verdict: Verdict) throws -> String {
    try course.screen([SampleCheck.passes.result(verdict)])
      .split(separator: "\n", omittingEmptySubsequences: false).dropFirst(5).dropLast(3)
      .joined(separator: "\n")
  }

  @Test("A crash tells its message and the line of the learner's code")
  func crashed() throws {
    let place = SourceLocation(file: "/course/Chapters/01-Greetings/Presenter.swift", line: 4)
    #expect(
      try explanation(
        .crashed(Crash(message: "Fatal error: Index out of range", location: place))) == """
          ✗ Step 2 · The error reaches the caller
            crashed   Fatal error: Index out of range
            yours     Chapters/01-Greetings/Presenter.swift:4

            Your code stopped the process while this check ran, as it would stop the app.
            The other checks were run without it.
          """)
  }

  @Test("A crash without a place points at the step")
  func crashedSomewhere() throws {
    #expect(
      try explanation(.crashed(Crash(message: "Signal 6", location: nil)))
        .contains("  yours     Chapters/01-Greetings/Presenter.swift:8\n"))
  }

  @Test("A hang tells the limit")
  func hung() throws {
    #expect(
      try explanation(.hung(limit: 2.5)) == """
        ✗ Step 2 · The error reaches the caller
          stopped   after 2.5 seconds without an end
          yours     Chapters/01-Greetings/Presenter.swift:8

          Your code was still running. Look for a loop without an end, or a wait for
          something that never comes. The other checks were run without it.
        """)
  }

  @Test("A hang tells the line that was running where that is known")
  func hungSomewhere() throws {
    let place = SourceLocation(file: "/course/Chapters/01-Greetings/Presenter.swift", line: 4)
    #expect(
      try explanation(.hung(limit: 10, location: place)).hasPrefix(
        """
        ✗ Step 2 · The error reaches the caller
          stopped   after 10 seconds without an end
          yours     Chapters/01-Greetings/Presenter.swift:4

        """))
  }

  @Test("Too much memory tells the limit")
  func oversized() throws {
    #expect(
      try explanation(.oversized(limit: 3)) == """
        ✗ Step 2 · The error reaches the caller
          stopped   after it had taken more than 3 GB of memory
          yours     Chapters/01-Greetings/Presenter.swift:8

          Your code goes on collecting or building things. Look for a loop or a
          recursion that never ends. The other checks were run without it.
        """)
  }

  @Test("A call of exit tells the status")
  func exited() throws {
    #expect(
      try explanation(.exited(0)) == """
        ✗ Step 2 · The error reaches the caller
          ended     the process, with exit status 0, before the check was over
          yours     Chapters/01-Greetings/Presenter.swift:8

          Your code called exit. A part of an app leaves that to the app: it returns or
          throws.
        """)
  }

  @Test("A check that never ran says why")
  func notRun() throws {
    #expect(
      try explanation(.notRun) == """
        ✗ Step 2 · The error reaches the caller
          not run   the process ended before this check could start

          This says nothing about your code yet. Mend what else fails, and check again.
        """)
  }
}

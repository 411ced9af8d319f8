import Testing

@testable import CourseKit

@Suite("How much a check may take")
struct CheckLimitsTests {
  @Test(
    "Where checks have hung, the next gets less time, and never more than was asked for",
    arguments: [
      (10, 0, 10), (10, 1, 2), (10, 2, 0.5), (10, 50, 0.5), (1, 0, 1), (1, 1, 1), (1, 2, 0.5),
      (0.25, 2, 0.25), (600, 0, 600),
    ] as [(Double, Int, Double)])
  func time(limit: Double, hangs: Int, expected: Double) {
    #expect(CheckLimits(seconds: limit).seconds(afterHangs: hangs) == expected)
  }

  @Test("The first check that hangs is asked where it is, and the line is the learner's")
  func asksOnce() throws {
    let course = SampleCourse.playing([(.keeps, .hang), (.passes, .hang)]) {
      $0.output = """
        *** Signal 3: Backtracing from 0x7f0cd676df7f... done ***
        0 0x0 wait() + 98 in libc.so
        1 0x1 Presenter.show() + 98 in x at \
        /course/.build/course/subject/01-Greetings/Presenter.swift:9:39
        """
    }
    let place = SourceLocation(file: "/course/Chapters/01-Greetings/Presenter.swift", line: 9)
    #expect(
      try course.runner.run(try course.chapter()).results.map(\.verdict)
        == [.hung(limit: 10, location: place), .hung(limit: 2)])
  }

  @Test("A run that is told not to ask ends a check at once")
  func asksNothing() throws {
    let course = SampleCourse.playing([(.keeps, .hang)])
    var runner = course.runner
    runner.limits.asksWhere = false
    #expect(try runner.run(try course.chapter()).results.map(\.verdict) == [.hung(limit: 10)])
    #expect(course.clock.now == 11)
  }
}

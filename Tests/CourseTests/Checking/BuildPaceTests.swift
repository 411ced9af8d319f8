import Testing

@testable import CourseKit

@Suite("The pace of builds")
struct BuildPaceTests {
  private let course = SampleCourse()

  private var pace: BuildPace {
    BuildPace(stamp: "/course/last-build", effects: course.effects)
  }

  @Test("The first build waits for nothing")
  func first() {
    course.clock.advance(by: 7.5)
    pace.wait()
    #expect(course.clock.now == 7.5)
  }

  @Test("A build in the second of the last one waits for the next", arguments: [0, 0.25, 0.999])
  func sameSecond(fraction: Double) {
    course.clock.advance(by: 7 + fraction)
    pace.buildHasEnded()
    pace.wait()
    #expect(Int(course.clock.now) == 8)
    #expect(course.clock.now < 8.1)
  }

  @Test("A later build does not wait")
  func later() {
    course.clock.advance(by: 7.9)
    pace.buildHasEnded()
    course.clock.advance(by: 0.2)
    pace.wait()
    #expect(course.clock.now == 8.1)
  }

  @Test("Two checks within a second are built in two, and a check that is run again builds nothing")
  func checks() throws {
    let course = SampleCourse.playing([(.keeps, .crash), (.asks, .pass)])
    course.clock.advance(by: 5.2)
    _ = try course.runner.run(try course.chapter())
    #expect(course.clock.now == 5.2)
    _ = try course.runner.run(try course.chapter())
    #expect(Int(course.clock.now) == 6)
    var rerun = course.runner
    rerun.program = "/course/.build/x.xctest"
    _ = try rerun.run(try course.chapter())
    #expect(Int(course.clock.now) == 6)
  }

  @Test("A stamp that cannot be written costs nothing but the wait")
  func fullDisk() {
    course.files.refuseChanges("no space left on device")
    pace.buildHasEnded()
    pace.wait()
    #expect(course.clock.now == 0)
  }
}

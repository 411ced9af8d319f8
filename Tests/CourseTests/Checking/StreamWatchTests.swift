import Testing

@testable import CourseKit

@Suite("Following a run")
struct StreamWatchTests {
  private let course = SampleCourse()
  private let events: Path = "/course/.build/course/events.json"
  private let program = RunningProgram { 0 }

  private func watch(_ seconds: Double = 10) -> StreamWatch {
    StreamWatch(
      events: events, effects: course.effects, limits: CheckLimits(seconds: seconds, gigabytes: 3))
  }

  private func write(_ lines: String...) { course.files.put(lines.joined(), at: events) }

  @Test("Nothing is exceeded before there is a stream, however long that takes")
  func noStream() {
    var watch = watch()
    course.clock.advance(by: 1000)
    let before = watch.isExceeded(program)
    write(StreamLine.test(.keeps), StreamLine.runStarted)
    course.clock.advance(by: 1000)
    let after = watch.isExceeded(RunningProgram { 1 << 50 })
    #expect(!before)
    #expect(!after)
  }

  @Test("The limit counts anew for each check")
  func eachCheck() {
    var watch = watch()
    var answers: [Bool] = []
    var lines = StreamLine.test(.keeps) + StreamLine.test(.asks) + StreamLine.started(.keeps)
    write(lines)
    answers.append(watch.isExceeded(program))
    course.clock.advance(by: 9)
    answers.append(watch.isExceeded(program))
    lines += StreamLine.ended(.keeps) + StreamLine.started(.asks)
    write(lines)
    answers.append(watch.isExceeded(program))
    course.clock.advance(by: 10)
    answers.append(watch.isExceeded(program))
    course.clock.advance(by: 0.1)
    answers.append(watch.isExceeded(program))
    #expect(answers == [false, false, false, false, true])
    #expect(watch.excess == .time)
  }

  @Test("Memory counts while a check runs, up to the limit and not at it")
  func memory() {
    var watch = watch()
    write(StreamLine.test(.keeps), StreamLine.started(.keeps))
    course.clock.advance(by: 1)
    let atLimit = watch.isExceeded(RunningProgram { 3 << 30 })
    course.clock.advance(by: 1)
    let above = watch.isExceeded(RunningProgram { 3 << 30 + 1 })
    #expect(!atLimit)
    #expect(above)
    #expect(watch.excess == .memory)
  }

  @Test("What could not be read is read at the next look")
  func unreadable() {
    let course = SampleCourse()
    course.files.put(RealEventStream.text, at: events)
    course.files.makeUnreadable(events)
    var watch = StreamWatch(events: events, effects: course.effects, limits: CheckLimits())
    watch.catchUp()
    #expect(watch.stream.checks.isEmpty)
    course.files.makeReadable(events)
    watch.catchUp()
    #expect(watch.stream.checks.count == 4)
  }
}

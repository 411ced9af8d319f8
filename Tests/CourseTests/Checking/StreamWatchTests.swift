import Synchronization
import Testing

@testable import CourseKit

@Suite("Following a run")
struct StreamWatchTests {
  private let course = SampleCourse()
  private let events: Path = "/course/.build/course/events.json"
  private let program = RunningProgram { 0 }

  private func watch(_ seconds: Double = 10) -> StreamWatch {
    StreamWatch(
      events: events, effects: course.effects,
      limits: CheckLimits(seconds: seconds, gigabytes: 3, asksWhere: false))
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

  @Test("A check that takes too long is asked where it is, once, and gets a second to answer")
  func asksWhere() {
    var limits = CheckLimits(seconds: 10, gigabytes: 3)
    limits.asksWhere = true
    var watch = StreamWatch(events: events, effects: course.effects, limits: limits)
    let questions = Mutex(0)
    let program = RunningProgram(residentBytes: { 0 }) { questions.withLock { $0 += 1 } }
    write(StreamLine.test(.keeps), StreamLine.started(.keeps))
    var answers: [Bool] = []
    for step in [0, 10, 0.5, 0.5, 0.25, 0.25] {
      course.clock.advance(by: step)
      answers.append(watch.isExceeded(program))
    }
    #expect(answers == [false, false, false, false, false, true])
    #expect(questions.withLock { $0 } == 1)
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

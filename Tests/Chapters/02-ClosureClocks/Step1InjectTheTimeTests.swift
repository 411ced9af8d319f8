import ClosureClocks
import Testing

@Suite("Step 1 · Inject the time")
struct Step1InjectTheTimeTests {
  @Test(
    "A notice is expired from its second on, and not before",
    arguments: [(98, false), (99, false), (100, true), (101, true)])
  func judgesTheBoundary(second: Int, isExpired: Bool) {
    let notice = ExpiringNotice(expiresAtSecond: 100, now: HandClock(second).read)
    #expect(
      notice.isExpired == isExpired,
      """
      At second \(second) a notice that expires at second 100 is judged wrongly. "Expires at" \
      includes the boundary itself: compare with `>=`, and let no second belong to both sides.
      """
    )
  }

  @Test(
    "The clock that is handed in is believed, however far from the present",
    arguments: [(100, 5, false), (40_000_000_000, 40_000_000_001, true)])
  func believesTheClock(expiresAt: Int, second: Int, isExpired: Bool) {
    let notice = ExpiringNotice(expiresAtSecond: expiresAt, now: HandClock(second).read)
    #expect(
      notice.isExpired == isExpired,
      """
      The notice does not follow the clock it was given: it seems to read the system's. Then no \
      test can stand at the boundary, and its verdict changes with the day it is run.
      """
    )
  }

  @Test("The notice looks at the clock anew each time it is asked")
  func observesAnew() {
    let clock = HandClock(99)
    let notice = ExpiringNotice(expiresAtSecond: 100, now: clock.read)
    var answers: [Bool] = []
    for second in [99, 100, 99] {
      clock.second = second
      answers.append(notice.isExpired)
    }
    #expect(
      answers == [false, true, false],
      """
      The clock moved and the notice did not notice: an earlier reading or answer was kept. A \
      provider is handed in so that every question gets a new observation.
      """
    )
  }

  @Test("One question is one look at the clock, and none comes before it")
  func looksOnce() {
    let clock = HandClock(99)
    let notice = ExpiringNotice(expiresAtSecond: 100, now: clock.read)
    let atFirst = clock.looks
    _ = notice.isExpired
    #expect(
      [atFirst, clock.looks] == [0, 1],
      """
      The looks at the clock, before and after one question, should be 0 and 1. A reading taken \
      at creation is old when it is used, and two readings may fall on both sides of the boundary.
      """
    )
  }
}

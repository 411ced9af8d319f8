import ClosureClocks
import Testing

@Suite("Step 1 · Inject the time")
struct Step1InjectTheTimeTests {
  @Test(
    "A notice is expired from its second on, and not before",
    arguments: [
      Reading(98, of: 100, "not expired"), Reading(99, of: 100, "not expired"),
      Reading(100, of: 100, "expired"), Reading(101, of: 100, "expired"),
    ])
  func judgesTheBoundary(reading: Reading) {
    let (answer, rightAnswer) = (reading.answer(), reading.verdict)
    let mistake =
      reading.second == 100
      ? "\"Expires at\" includes the boundary itself: perhaps the comparison is not `>=`."
      : "Perhaps `isExpired` reads another clock, or compares the wrong way round."
    #expect(
      answer == rightAnswer,
      """
      The notice expires at second 100, and the clock handed in shows \(reading.second). \
      \(mistake) Call `now()`, and let no second belong to both sides.
      """
    )
  }

  @Test(
    "The clock that is handed in is believed, however far from the present",
    arguments: [
      Reading(5, of: 100, "not expired"),
      Reading(40_000_000_001, of: 40_000_000_000, "expired"),
    ])
  func believesTheClock(reading: Reading) {
    let (answer, rightAnswer) = (reading.answer(), reading.verdict)
    #expect(
      answer == rightAnswer,
      """
      This is not the verdict by the clock that was handed in. Perhaps the notice reads the \
      system's: then no test can stand at the boundary, and the verdict changes with the day.
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

import ClosureClocks
import Testing

@Suite("Step 2 · Value or provider")
struct Step2ValueOrProviderTests {
  @Test("A board finds what is expired at the given second, in the order given")
  func judgesAtOneInstant() {
    let expired = NoticeBoard.expired(in: notices(expiringAt: 100, 250, 99, 101, 100), at: 100)
    #expect(
      expired.map(\.expiresAtSecond) == [100, 99, 100],
      """
      At second 100 these should be the expired ones, in this order. The board must draw the line \
      where a notice does, at `>=`, and it was not asked to sort.
      """
    )
  }

  @Test("The given second counts, whatever the notices' own clocks show")
  func ignoresOtherClocks() {
    let clock = HandClock(1_000)
    let notices = [90, 110].map { ExpiringNotice(expiresAtSecond: $0, now: clock.read) }
    let looksBefore = clock.looks
    let expired = NoticeBoard.expired(in: notices, at: 100)
    #expect(
      expired.map(\.expiresAtSecond) == [90],
      """
      At second 100, only the first of these is expired. Perhaps the board asked the notices, \
      which look at their own clocks: compare `expiresAtSecond` with the value handed in.
      """
    )
    #expect(
      clock.looks == looksBefore,
      "The instant is known, and still the board looks at another clock."
    )
  }

  @Test("A report looks at the clock once, however many notices there are", arguments: [0, 1, 4])
  func readsOnce(count: Int) {
    let clock = HandClock(99, secondsPerLook: 1)
    let onBoard = (0..<count).flatMap { _ in notices(expiringAt: 100) }
    let report = NoticeBoard(now: clock.read).report(on: onBoard)
    let expected = "At second 99: 0 expired, \(count) to come."
    #expect(
      report.description == expected,
      "\(mistake(afterLooks: clock.looks))"
    )
    #expect(clock.looks == 1, "\(mistake(afterLooks: clock.looks))")
  }

  /// What a wrong report comes from, as far as the looks at the clock tell.
  private func mistake(afterLooks looks: Int) -> String {
    switch looks {
    case 0:
      """
      The report was made without a look at the clock. It names its second, also when there is \
      no notice to judge.
      """
    case 1:
      """
      The clock was read once, at second 99, and the report does not follow from that. Judge \
      every notice by the value, at `>=`: what is not expired is still to come.
      """
    default:
      """
      For one report the clock was read \(looks) times, and it went on meanwhile. Read it once \
      and judge every notice by that value: otherwise some are counted twice, or not at all.
      """
    }
  }

  @Test("Each report is a new look at the clock")
  func reportsAnew() {
    let clock = HandClock(99)
    let board = NoticeBoard(now: clock.read)
    let onBoard = notices(expiringAt: 100, 102)
    _ = board.report(on: onBoard)
    clock.second = 100
    let report = board.report(on: onBoard)
    #expect(
      report.description == "At second 100: 1 expired, 1 to come.",
      """
      The second report does not say what holds at second 100. Perhaps the reading of the first \
      was used again: a reading that is kept makes the next report old.
      """
    )
  }

  @Test("A countdown observes the time anew at each read")
  func countsDown() {
    let clock = HandClock(90)
    let countdown = Countdown(now: clock.read)
    var left: [Int] = []
    for second in [90, 97, 99] {
      clock.second = second
      left.append(countdown.secondsLeft(until: 100))
    }
    #expect(
      left == [10, 3, 1],
      """
      The clock moves and the countdown stands still, or counts from another time. It lives on \
      the screen while time passes, so it needs the provider at each read and not one value.
      """
    )
  }

  @Test("A countdown ends at zero", arguments: [100, 101, 5_000])
  func endsAtZero(second: Int) {
    let countdown = Countdown(now: HandClock(second).read)
    #expect(
      countdown.secondsLeft(until: 100) == 0,
      """
      The moment has come, but the countdown does not read zero. There is no negative time left: \
      a screen would show "-1 seconds".
      """
    )
  }

  @Test("One read of a countdown is one look at the clock")
  func looksOnce() {
    let clock = HandClock(98, secondsPerLook: 5)
    let countdown = Countdown(now: clock.read)
    let left = countdown.secondsLeft(until: 100)
    #expect(
      left == 2,
      """
      At second 98 there are 2 seconds left until 100. Code that compares one reading of the clock \
      and subtracts another works with two different times.
      """
    )
    #expect(clock.looks == 1, "The countdown looks at the clock more often than it is asked.")
  }
}

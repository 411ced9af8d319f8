import ClosureClocks
import Testing

@Suite("Step 5 ★ · A clock that crosses tasks")
struct Step5AClockThatCrossesTasksTests {
  @Test("The hands stand still until they are moved, and moves add up")
  func movesItsHands() {
    let clock = ManualClock()
    let moments = [0, 5, 7].map { seconds in
      clock.advance(by: .seconds(seconds))
      return clock.now
    }
    #expect(
      moments == [moment(0), moment(5), moment(12)],
      """
      After moves of 0, 5 and 7 seconds the clock should show 0, 5 and 12. A test clock goes \
      exactly as far as it is moved: that is all that the test relies on.
      """
    )
  }

  @Test("A sleeper wakes when its deadline is reached, and not before")
  func wakesAtTheDeadline() async throws {
    let clock = ManualClock()
    let sleeper = Attempt { try await clock.sleep(until: moment(10), tolerance: nil) }
    try await requireSleep([sleeper], on: clock)
    clock.advance(by: .seconds(9))
    try #require(
      clock.sleeperCount == 1,
      "At second 9 the sleeper was sent away, but it asked for second 10. Wake only who is due."
    )
    clock.advance(by: .seconds(1))
    let outcome = await sleeper.outcome()
    #expect(
      outcome == "returned",
      """
      At its deadline the sleeper was not woken. A continuation that nobody resumes leaves its \
      task asleep for ever, and the test with it.
      """
    )
    #expect(clock.sleeperCount == 0, "The sleeper is awake and still counted as asleep.")
  }

  @Test("One move wakes all who are due and leaves the others asleep")
  func wakesAllWhoAreDue() async throws {
    let clock = ManualClock()
    let sleepers = [30, 10, 20, 50].map { seconds in
      Attempt { try await clock.sleep(until: moment(seconds), tolerance: nil) }
    }
    try await requireSleep(sleepers, on: clock)
    clock.advance(by: .seconds(30))
    try #require(clock.sleeperCount == 1, "One of four deadlines is not reached yet, at second 30.")
    let outcomes = await outcomes(of: Array(sleepers.prefix(3)))
    #expect(
      outcomes == ["returned", "returned", "returned"],
      """
      Of the deadlines 30, 10, 20 and 50, the first three are due at second 30, and the fourth is \
      not. A move may pass many deadlines: look at every sleeper, not only at the first.
      """
    )
  }

  @Test("Who asks for a moment that has come does not sleep", arguments: [10, 3])
  func skipsReachedDeadlines(deadline: Int) async {
    let clock = ManualClock()
    clock.advance(by: .seconds(10))
    let sleeper = Attempt { try await clock.sleep(until: moment(deadline), tolerance: nil) }
    let outcome = await sleeper.outcome()
    #expect(
      outcome == "returned",
      """
      It is second 10, and a task that sleeps until second \(deadline) did not go on at once. If \
      the hands never move again, it waits for ever for what has already happened.
      """
    )
  }

  @Test(
    "A cancelled sleeper goes on with a CancellationError",
    arguments: ["cancelled while it sleeps", "cancelled before it sleeps"])
  func endsACancelledSleep(situation: String) async throws {
    let clock = ManualClock()
    let isEarly = situation == "cancelled before it sleeps"
    let other = Attempt { try await clock.sleep(until: moment(10), tolerance: nil) }
    try await requireSleep([other], on: clock)
    let sleeper = Attempt {
      while isEarly, !Task.isCancelled { await Task.yield() }
      try await clock.sleep(until: moment(10), tolerance: nil)
    }
    if !isEarly { try await requireSleep([sleeper, other], on: clock) }
    sleeper.cancel()
    let outcome = await sleeper.outcome()
    #expect(
      outcome == "threw CancellationError",
      """
      A sleeper that was \(situation) must stop at once with a CancellationError. A sleep that \
      cannot be cancelled keeps its task, and all that it holds, alive.
      """
    )
    #expect(
      clock.sleeperCount == 1,
      "Beside the cancelled task one other slept: the one must be gone and the other still asleep."
    )
  }

  @Test("A timed notice is expired exactly at the end of its lifetime", arguments: [0, 40])
  func judgesTheBoundary(start: Int) async throws {
    let clock = try await trustedClock()
    clock.advance(by: .seconds(start))
    let notice = TimedNotice(lifetime: .seconds(100), clock: clock)
    var answers: [Bool] = []
    for seconds in [99, 1, 1] {
      clock.advance(by: .seconds(seconds))
      answers.append(notice.isExpired)
    }
    #expect(
      answers == [false, true, true],
      """
      Made at second \(start) to live for 100 seconds, the notice should be good after 99 and \
      expired after 100 and 101. Fix the deadline at creation, and compare with `>=` as before.
      """
    )
  }

  @Test("Waiting ends at the deadline, whenever it began", arguments: [0, 40])
  func waitsForTheDeadline(delay: Int) async throws {
    let clock = try await trustedClock()
    let notice = TimedNotice(lifetime: .seconds(100), clock: clock)
    clock.advance(by: .seconds(delay))
    let waiters = (1...2).map { _ in Attempt { try await notice.waitUntilExpired() } }
    await fallAsleep(waiters, on: clock)
    try #require(
      clock.sleeperCount == 2,
      """
      Two tasks wait for the notice, and not both sleep on its clock. A wait that sleeps on the \
      system's clock, or asks again and again, cannot be tested without waiting.
      """
    )
    clock.advance(by: .seconds(100 - delay))
    let outcomes = await outcomes(of: waiters)
    #expect(
      outcomes == ["returned", "returned"],
      """
      The notice is expired, but who began to wait after \(delay) seconds still waits. Sleep until \
      the deadline; a whole lifetime counted from the call ends too late.
      """
    )
  }

  @Test("A wait that is cancelled is not an expiry")
  func passesCancellation() async throws {
    let clock = try await trustedClock()
    let notice = TimedNotice(lifetime: .seconds(100), clock: clock)
    let waiter = Attempt { try await notice.waitUntilExpired() }
    await fallAsleep([waiter], on: clock)
    waiter.cancel()
    let outcome = await waiter.outcome()
    #expect(
      outcome == "threw CancellationError",
      """
      The cancelled wait did not end with the clock's CancellationError. If it returns as usual, \
      the caller goes on as if the notice were expired.
      """
    )
  }
}

/// Waits until all of these sleep on `clock`, which the rest of a check relies on.
private func requireSleep(_ attempts: [Attempt], on clock: ManualClock) async throws {
  await fallAsleep(attempts, on: clock)
  let gone = Set(attempts.compactMap(\.soFar)).sorted().joined(separator: ", ")
  try #require(
    clock.sleeperCount == attempts.count,
    """
    Not every task that sleeps until a later moment is asleep\(gone.isEmpty ? "" : " (\(gone))"). \
    Nobody may go on before the hands have been moved.
    """
  )
}

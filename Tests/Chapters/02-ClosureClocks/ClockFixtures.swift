import ClosureClocks
import Testing

/// Work in a task of its own, and what became of it, in words.
final class Attempt: Sendable {
  private let end: Locked<String?>
  private let task: Task<Void, Never>

  init(_ work: @escaping @Sendable () async throws -> Void) {
    let end = Locked<String?>(nil)
    self.end = end
    task = Task {
      let outcome: String
      do {
        try await work()
        outcome = "returned"
      } catch is CancellationError {
        outcome = "threw CancellationError"
      } catch {
        outcome = "threw: \(error)"
      }
      end.withLock { $0 = outcome }
    }
  }

  /// What became of the work so far; `nil` while it goes on.
  var soFar: String? { end.withLock { $0 } }

  /// What became of the work.
  func outcome() async -> String {
    await happens { self.soFar != nil }
    return soFar ?? "still waiting"
  }

  func cancel() { task.cancel() }

  deinit { task.cancel() }
}

/// What became of these, up to the first that does not end.
func outcomes(of attempts: [Attempt]) async -> [String] {
  var outcomes: [String] = []
  for attempt in attempts where !outcomes.contains("still waiting") {
    outcomes.append(await attempt.outcome())
  }
  return outcomes
}

/// Waits for what a right answer does without delay; gives up on a wrong one after two seconds, and
/// sooner once something has been waited for in vain.
func happens(_ condition: @Sendable () -> Bool) async {
  let limit = ContinuousClock.now + patience.withLock { $0 }
  var looks = 0
  while !condition(), ContinuousClock.now < limit {
    looks += 1
    // What has not come by then is waited for without keeping a processor busy.
    if looks < 1_000 { await Task.yield() } else { try? await Task.sleep(for: .milliseconds(1)) }
  }
  if !condition() { patience.withLock { $0 = .milliseconds(400) } }
}

private let patience = Locked(Duration.seconds(2))

/// Waits until all of these sleep on `clock`; gives up when one of them ends instead.
func fallAsleep(_ attempts: [Attempt], on clock: ManualClock) async {
  await happens {
    clock.sleeperCount == attempts.count || attempts.contains { $0.soFar != nil }
  }
}

func moment(_ seconds: Int) -> ManualInstant {
  ManualInstant(offset: .seconds(seconds))
}

/// A manual clock of the learner's own, after it has shown that it wakes who sleeps on it.
///
/// While the clock is wrong, a check that uses it says nothing about the notice.
func trustedClock() async throws -> ManualClock {
  var outcome = knownOutcome.withLock { $0 }
  if outcome == nil { outcome = await outcomeOfOneSleep() }
  knownOutcome.withLock { [outcome] in $0 = outcome }
  try #require(
    outcome == "returned",
    """
    The manual clock does not wake its sleepers yet, so this check cannot judge the notice. Finish \
    the clock first (steps 5a and 5b).
    """
  )
  return ManualClock()
}

/// Kept, so that a clock which wakes nobody is waited for once and not in each check.
private let knownOutcome = Locked<String?>(nil)

private func outcomeOfOneSleep() async -> String {
  let clock = ManualClock()
  let sleeper = Attempt { try await clock.sleep(until: moment(2), tolerance: nil) }
  await fallAsleep([sleeper], on: clock)
  let sleeperCount = clock.sleeperCount
  clock.advance(by: .seconds(2))
  return sleeperCount == 1 ? await sleeper.outcome() : "did not sleep"
}

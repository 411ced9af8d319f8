// Right: keeps clock and deadline in a generic box behind a protocol.

// MARK: Step 5c
private let timer: any Timing

/// Starts a timer on the clock.
public init(lifetime: Duration, clock: any Clock<Duration>) {
  func start<C: Clock<Duration>>(_ clock: C) -> any Timing {
    DeadlineTimer(clock: clock, start: clock.now, lifetime: lifetime)
  }
  timer = start(clock)
}

/// The verdict.
public var isExpired: Bool { timer.left <= .zero }

/// Waits.
public func waitUntilExpired() async throws {
  while timer.left > .zero { try await timer.sleep() }
}
// End of step 5c

protocol Timing: Sendable {
  var left: Duration { get }
  func sleep() async throws
}

struct DeadlineTimer<C: Clock<Duration>>: Timing {
  let clock: C
  let start: C.Instant
  let lifetime: Duration

  var left: Duration { lifetime - start.duration(to: clock.now) }

  func sleep() async throws {
    try await clock.sleep(until: clock.now.advanced(by: left), tolerance: .zero)
  }
}

// Wrong: takes the deadline itself for a moment before it.
// Caught by: A timed notice is expired exactly at the end of its lifetime
// Says: compare with `>=` as before

// MARK: Step 5c
private let isReached: @Sendable () -> Bool
private let sleep: @Sendable () async throws -> Void

/// Opens the clock.
public init(lifetime: Duration, clock: any Clock<Duration>) {
  self.init(expiringAfter: lifetime, on: clock)
}

private init(expiringAfter lifetime: Duration, on clock: some Clock<Duration>) {
  let deadline = clock.now.advanced(by: lifetime)
  isReached = { clock.now > deadline }
  sleep = { try await clock.sleep(until: deadline, tolerance: nil) }
}

/// The verdict.
public var isExpired: Bool { isReached() }

/// Waits.
public func waitUntilExpired() async throws {
  try await sleep()
}
// End of step 5c

// Wrong: returns from a cancelled wait as if the notice were expired.
// Caught by: A wait that is cancelled is not an expiry
// Says: goes on as if the notice were expired

// MARK: Step 5c
private let isReached: @Sendable () -> Bool
private let sleep: @Sendable () async throws -> Void

/// Opens the clock.
public init(lifetime: Duration, clock: any Clock<Duration>) {
  self.init(expiringAfter: lifetime, on: clock)
}

private init(expiringAfter lifetime: Duration, on clock: some Clock<Duration>) {
  let deadline = clock.now.advanced(by: lifetime)
  isReached = { clock.now >= deadline }
  sleep = { try await clock.sleep(until: deadline, tolerance: nil) }
}

/// The verdict.
public var isExpired: Bool { isReached() }

/// Waits.
public func waitUntilExpired() async throws {
  try? await sleep()
}
// End of step 5c

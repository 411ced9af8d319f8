// Wrong: sleeps on the clock of the system.
// Caught by: Waiting ends at the deadline, whenever it began
// Says: sleeps on the system's clock

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
  sleep = { try await Task.sleep(for: lifetime) }
}

/// The verdict.
public var isExpired: Bool { isReached() }

/// Waits.
public func waitUntilExpired() async throws {
  try await sleep()
}
// End of step 5c

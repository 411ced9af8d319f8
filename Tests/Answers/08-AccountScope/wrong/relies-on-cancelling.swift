// Wrong: trusts that a cancelled load brings no result.
// Caught by: No reader gets a value once the scope is closed
// Says: Cancelling comes too late

// MARK: Step 5
private var isOpen = true
private var loads: [String: Task<String?, any Error>] = [:]

/// Returns the preference.
public func value(for key: String) async throws -> String? {
  guard isOpen else { throw AccountScopeFailure.closed }
  if let known = cache.preference(for: key) { return known.value }
  let task = loads[key] ?? startLoad(of: key)
  do {
    let value = try await task.value
    cache.keep(value, for: key)
    if loads[key] == task { loads[key] = nil }
    return value
  } catch {
    if loads[key] == task { loads[key] = nil }
    throw task.isCancelled ? AccountScopeFailure.closed : error
  }
}

/// Ends the present generation.
public func close() {
  isOpen = false
  cache.forgetAll()
  loads.values.forEach { $0.cancel() }
  loads = [:]
}

/// Lets the same account in again.
public func reopen() {
  isOpen = true
}

private func startLoad(of key: String) -> Task<String?, any Error> {
  let task = Task { [accountID, load] in
    let value = try await load(accountID, key)
    try Task.checkCancellation()
    return value
  }
  loads[key] = task
  return task
}
// End of step 5

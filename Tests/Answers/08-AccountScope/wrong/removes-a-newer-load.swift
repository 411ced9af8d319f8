// Wrong: lets every reader remove the load of its key, also one that is not its own.
// Caught by: Whoever waited for a failed load leaves the next load alone
// Says: remove only what you put there yourself

// MARK: Step 5
private var isOpen = true
private var generation = 0
private var loads: [String: Task<String?, any Error>] = [:]

/// Returns the preference.
public func value(for key: String) async throws -> String? {
  guard isOpen else { throw AccountScopeFailure.closed }
  if let known = cache.preference(for: key) { return known.value }
  let arrival = generation
  let result = await (loads[key] ?? startLoad(of: key)).result
  guard arrival == generation else { throw AccountScopeFailure.closed }
  loads[key] = nil
  let value = try result.get()
  cache.keep(value, for: key)
  return value
}

/// Ends the present generation.
public func close() {
  isOpen = false
  generation += 1
  cache.forgetAll()
  loads.values.forEach { $0.cancel() }
  loads = [:]
}

/// Lets the same account in again.
public func reopen() {
  isOpen = true
}

private func startLoad(of key: String) -> Task<String?, any Error> {
  let task = Task { [accountID, load] in try await load(accountID, key) }
  loads[key] = task
  return task
}
// End of step 5

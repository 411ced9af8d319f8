// Wrong: leaves the old loads in the list when it closes.
// Caught by: Reopening begins with nothing from before
// Says: let go of the old loads when you close

// MARK: Step 5
private var isOpen = true
private var generation = 0
private var loads: [String: Task<String?, any Error>] = [:]

/// Returns the preference.
public func value(for key: String) async throws -> String? {
  guard isOpen else { throw AccountScopeFailure.closed }
  if let known = cache.preference(for: key) { return known.value }
  let arrival = generation
  let value = try await (loads[key] ?? startLoad(of: key)).value
  guard arrival == generation else { throw AccountScopeFailure.closed }
  return value
}

/// Ends the present generation.
public func close() {
  isOpen = false
  generation += 1
  cache.forgetAll()
  loads.values.forEach { $0.cancel() }
}

/// Lets the same account in again.
public func reopen() {
  isOpen = true
}

private func startLoad(of key: String) -> Task<String?, any Error> {
  let start = generation
  let task = Task {
    let result = await answer(for: key)
    loads[key] = nil
    guard start == generation else { throw AccountScopeFailure.closed }
    let value = try result.get()
    cache.keep(value, for: key)
    return value
  }
  loads[key] = task
  return task
}

private func answer(for key: String) async -> Result<String?, any Error> {
  do { return .success(try await load(accountID, key)) } catch { return .failure(error) }
}
// End of step 5

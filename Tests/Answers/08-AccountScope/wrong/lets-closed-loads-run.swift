// Wrong: drops the late result and lets its load run on.
// Caught by: Closing cancels the loads under way
// Says: so the scope has to cancel it

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
  loads = [:]
}

/// Lets the same account in again.
public func reopen() {
  isOpen = true
}

private func startLoad(of key: String) -> Task<String?, any Error> {
  let start = generation
  let task = Task {
    let result = await answer(for: key)
    guard start == generation else { throw AccountScopeFailure.closed }
    loads[key] = nil
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

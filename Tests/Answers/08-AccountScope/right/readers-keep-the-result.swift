// Right: lets the readers keep the result, and knows each load by its identity.

// MARK: Step 5
private var isOpen = true
private var generation = 0
private var loads: [String: Task<String?, any Error>] = [:]

/// Returns the preference.
public func value(for key: String) async throws -> String? {
  guard isOpen else { throw AccountScopeFailure.closed }
  if let known = cache.preference(for: key) { return known.value }
  let arrival = generation
  let task: Task<String?, any Error>
  if let running = loads[key] {
    task = running
  } else {
    task = Task.detached { [accountID, load] in try await load(accountID, key) }
    loads[key] = task
  }
  let result = await task.result
  guard arrival == generation else { throw AccountScopeFailure.closed }
  if loads[key] == task {
    loads[key] = nil
    if case .success(let value) = result { cache.keep(value, for: key) }
  }
  try Task.checkCancellation()
  return try result.get()
}

/// Ends the present generation.
public func close() {
  guard isOpen else { return }
  isOpen = false
  generation += 1
  cache.forgetAll()
  for load in loads.values { load.cancel() }
  loads.removeAll()
}

/// Lets the same account in again.
public func reopen() {
  isOpen = true
}
// End of step 5

// Wrong: looks whether it is open before it waits, and not after.
// Caught by: A result that arrives after closing is dropped
// Caught by: No reader gets a value once the scope is closed
// Says: look again after it
// Says: only a look at the generation

// MARK: Step 5
private var isOpen = true
private var loads: [String: Task<String?, any Error>] = [:]

/// Returns the preference.
public func value(for key: String) async throws -> String? {
  guard isOpen else { throw AccountScopeFailure.closed }
  if let known = cache.preference(for: key) { return known.value }
  return try await (loads[key] ?? startLoad(of: key)).value
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
  let task = Task {
    let result = await answer(for: key)
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

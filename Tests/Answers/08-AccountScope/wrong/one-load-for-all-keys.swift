// Wrong: knows only one load under way, whatever it loads.
// Caught by: Each key and each account has a load of its own
// Says: A load under way belongs to one key

// MARK: Step 5
private var isOpen = true
private var generation = 0
private var current: Task<String?, any Error>?

/// Returns the preference.
public func value(for key: String) async throws -> String? {
  guard isOpen else { throw AccountScopeFailure.closed }
  if let known = cache.preference(for: key) { return known.value }
  let arrival = generation
  let value = try await (current ?? startLoad(of: key)).value
  guard arrival == generation else { throw AccountScopeFailure.closed }
  return value
}

/// Ends the present generation.
public func close() {
  isOpen = false
  generation += 1
  cache.forgetAll()
  current?.cancel()
  current = nil
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
    current = nil
    let value = try result.get()
    cache.keep(value, for: key)
    return value
  }
  current = task
  return task
}

private func answer(for key: String) async -> Result<String?, any Error> {
  do { return .success(try await load(accountID, key)) } catch { return .failure(error) }
}
// End of step 5

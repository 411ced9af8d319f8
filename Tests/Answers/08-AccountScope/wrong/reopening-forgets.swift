// Wrong: closes at each reopening, whether the scope was closed or open.
// Caught by: Reopening an open scope changes nothing
// Says: made it forget what it knew

// MARK: Step 5
private var isOpen = true
private var generation = 0
private var loads: [String: Task<String?, any Error>] = [:]

/// Returns the preference; readers of one key that is being loaded wait for the same load.
///
/// - Throws: ``AccountScopeFailure/closed`` if the scope is closed, or was while the reader
///   waited; the loader's own error, which is not kept.
public func value(for key: String) async throws -> String? {
  guard isOpen else { throw AccountScopeFailure.closed }
  if let known = cache.preference(for: key) { return known.value }
  let arrival = generation
  let value = try await (loads[key] ?? startLoad(of: key)).value
  guard arrival == generation else { throw AccountScopeFailure.closed }
  return value
}

/// Ends the present generation: forgets, cancels its loads, and fails all who wait for them.
public func close() {
  isOpen = false
  generation += 1
  cache.forgetAll()
  loads.values.forEach { $0.cancel() }
  loads = [:]
}

/// Lets the same account in again, with nothing from before. An open scope stays as it is.
public func reopen() {
  close()
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

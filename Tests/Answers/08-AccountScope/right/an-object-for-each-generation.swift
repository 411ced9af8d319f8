// Right: knows a generation by an object that holds all that belongs to it.

// MARK: Step 5
private var current: Generation? = Generation()

/// Returns the preference.
public func value(for key: String) async throws -> String? {
  guard let generation = current else { throw AccountScopeFailure.closed }
  if let known = cache.preference(for: key) { return known.value }
  let task = generation.loads[key] ?? begin(key, in: generation)
  let result = await task.result
  guard current === generation else { throw AccountScopeFailure.closed }
  return try result.get()
}

/// Ends the present generation.
public func close() {
  current?.loads.values.forEach { $0.cancel() }
  current = nil
  cache.forgetAll()
}

/// Lets the same account in again.
public func reopen() {
  if current == nil { current = Generation() }
}

private func begin(_ key: String, in generation: Generation) -> Task<String?, any Error> {
  let task = Task {
    defer { generation.loads[key] = nil }
    let value = try await load(accountID, key)
    if current === generation { cache.keep(value, for: key) }
    return value
  }
  generation.loads[key] = task
  return task
}
// End of step 5

final class Generation {
  var loads: [String: Task<String?, any Error>] = [:]
}

// Wrong: lets the first reader load, and the others wait for it.
// Caught by: A reader who is cancelled takes nobody along
// Says: The load belongs to the scope

// MARK: Step 5
private var isOpen = true
private var generation = 0
private var waiting: [String: [CheckedContinuation<String?, any Error>]] = [:]

/// Returns the preference.
public func value(for key: String) async throws -> String? {
  guard isOpen else { throw AccountScopeFailure.closed }
  if let known = cache.preference(for: key) { return known.value }
  if waiting[key] != nil {
    return try await withCheckedThrowingContinuation { waiting[key]?.append($0) }
  }
  waiting[key] = []
  let arrival = generation
  let result: Result<String?, any Error>
  do { result = .success(try await load(accountID, key)) } catch { result = .failure(error) }
  guard arrival == generation else { throw AccountScopeFailure.closed }
  let others = waiting.removeValue(forKey: key) ?? []
  if case .success(let value) = result { cache.keep(value, for: key) }
  for other in others { other.resume(with: result) }
  return try result.get()
}

/// Ends the present generation.
public func close() {
  isOpen = false
  generation += 1
  cache.forgetAll()
  let all = waiting.values.flatMap { $0 }
  waiting = [:]
  for reader in all { reader.resume(throwing: AccountScopeFailure.closed) }
}

/// Lets the same account in again.
public func reopen() {
  isOpen = true
}
// End of step 5

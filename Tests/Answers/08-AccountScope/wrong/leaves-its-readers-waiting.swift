// Wrong: forgets those who wait when it closes.
// Caught by: A result that arrives after closing is dropped
// Says: must let every reader end

// MARK: Step 5
private var isOpen = true
private var generation = 0
private var loads: [String: Task<Void, Never>] = [:]
private var waiting: [String: [CheckedContinuation<String?, any Error>]] = [:]

/// Returns the preference.
public func value(for key: String) async throws -> String? {
  guard isOpen else { throw AccountScopeFailure.closed }
  if let known = cache.preference(for: key) { return known.value }
  let start = generation
  return try await withCheckedThrowingContinuation { reader in
    waiting[key, default: []].append(reader)
    if loads[key] == nil { loads[key] = Task { await self.run(key, start) } }
  }
}

/// Ends the present generation.
public func close() {
  isOpen = false
  generation += 1
  cache.forgetAll()
  loads.values.forEach { $0.cancel() }
  loads = [:]
  lost += waiting.values.flatMap { $0 }
  waiting = [:]
}

/// Lets the same account in again.
public func reopen() {
  isOpen = true
}

private var lost: [CheckedContinuation<String?, any Error>] = []

private func run(_ key: String, _ start: Int) async {
  let result: Result<String?, any Error>
  do { result = .success(try await load(accountID, key)) } catch { result = .failure(error) }
  guard start == generation else { return }
  loads[key] = nil
  if case .success(let value) = result { cache.keep(value, for: key) }
  for reader in waiting.removeValue(forKey: key) ?? [] { reader.resume(with: result) }
}
// End of step 5

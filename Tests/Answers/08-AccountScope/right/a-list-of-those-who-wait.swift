// Right: keeps those who wait, tells them at once when it closes, and lets a cancelled one go.

// MARK: Step 5
private var isOpen = true
private var loads: [String: PendingLoad] = [:]
private var lastNumber = 0
private var lastClosing = 0

/// Returns the preference.
public func value(for key: String) async throws -> String? {
  guard isOpen else { throw AccountScopeFailure.closed }
  if let known = cache.preference(for: key) { return known.value }
  lastNumber += 1
  let number = lastNumber
  let arrival = lastClosing
  let value = try await withTaskCancellationHandler {
    try await withCheckedThrowingContinuation { (reader: CheckedContinuation<String?, any Error>) in
      if Task.isCancelled { return reader.resume(throwing: CancellationError()) }
      let pending = loads[key] ?? start(key)
      pending.readers[number] = reader
    }
  } onCancel: {
    Task { await self.dismiss(number, from: key) }
  }
  if arrival != lastClosing { throw AccountScopeFailure.closed }
  return value
}

/// Ends the present generation.
public func close() {
  isOpen = false
  lastClosing += 1
  cache.forgetAll()
  for pending in loads.values {
    pending.task?.cancel()
    pending.end(.failure(AccountScopeFailure.closed))
  }
  loads = [:]
}

/// Lets the same account in again.
public func reopen() {
  isOpen = true
}

private func start(_ key: String) -> PendingLoad {
  let pending = PendingLoad()
  loads[key] = pending
  pending.task = Task { [accountID, load] in
    let result: Result<String?, any Error>
    do { result = .success(try await load(accountID, key)) } catch { result = .failure(error) }
    finish(pending, key, result)
  }
  return pending
}

private func finish(_ pending: PendingLoad, _ key: String, _ result: Result<String?, any Error>) {
  guard loads[key] === pending else { return }
  loads[key] = nil
  if case .success(let value) = result { cache.keep(value, for: key) }
  pending.end(result)
}

private func dismiss(_ number: Int, from key: String) {
  loads[key]?.readers.removeValue(forKey: number)?.resume(throwing: CancellationError())
}
// End of step 5

final class PendingLoad {
  var task: Task<Void, Never>?
  var readers: [Int: CheckedContinuation<String?, any Error>] = [:]

  func end(_ result: Result<String?, any Error>) {
    readers.values.forEach { $0.resume(with: result) }
    readers = [:]
  }
}

// Wrong: shows the dropped value when the load fails.
// Caught by: An invalidated value does not come back when the load fails
// Says: Somebody declared the old value wrong

// MARK: Step 4
private var dropped: [String: String] = [:]

/// Takes what was saved.
public func update(_ value: String?, for key: String) throws {
  guard !isClosed else { throw AccountScopeFailure.closed }
  cache.keep(value, for: key)
}

/// Drops what is known about `key`.
public func invalidate(_ key: String) {
  dropped[key] = cache.preference(for: key)?.value
  cache.forget(key)
}
// End of step 4

// MARK: Step 1b
if let known = cache.preference(for: key) { return known.value }
do {
  let value = try load(accountID, key)
  cache.keep(value, for: key)
  return value
} catch {
  guard let old = dropped[key] else { throw error }
  return old
}
// End of step 1b

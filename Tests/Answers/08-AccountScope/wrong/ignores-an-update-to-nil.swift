// Wrong: takes nil for an argument that was left out.
// Caught by: An update to nil removes the value
// Says: `nil` is news too

// MARK: Step 4
/// Takes what was saved.
public func update(_ value: String?, for key: String) throws {
  guard !isClosed else { throw AccountScopeFailure.closed }
  guard let value else { return }
  cache.keep(value, for: key)
}

/// Drops what is known about `key`.
public func invalidate(_ key: String) {
  cache.forget(key)
}
// End of step 4

// Wrong: drops all keys for one.
// Caught by: An invalidated key is loaded again, and no other
// Says: dropping too much loads for nothing

// MARK: Step 4
/// Takes what was saved.
public func update(_ value: String?, for key: String) throws {
  guard !isClosed else { throw AccountScopeFailure.closed }
  cache.keep(value, for: key)
}

/// Drops what is known about `key`.
public func invalidate(_ key: String) {
  cache.forgetAll()
}
// End of step 4

// Wrong: forgets the key, so that the next read has to load what was handed over.
// Caught by: An update is seen by every label, without a load
// Says: The update caused a load
// Also fails: step 6

// MARK: Step 4
/// Takes what was saved.
public func update(_ value: String?, for key: String) throws {
  guard !isClosed else { throw AccountScopeFailure.closed }
  cache.forget(key)
}

/// Drops what is known about `key`.
public func invalidate(_ key: String) {
  cache.forget(key)
}
// End of step 4

// Wrong: takes an update for an account that is signed out.
// Caught by: A closed scope takes no update
// Says: was not told that its change is lost

// MARK: Step 4
/// Takes what was saved.
public func update(_ value: String?, for key: String) throws {
  cache.keep(value, for: key)
}

/// Drops what is known about `key`.
public func invalidate(_ key: String) {
  cache.forget(key)
}
// End of step 4

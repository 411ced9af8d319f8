// Wrong: keeps one mark for all scopes.
// Caught by: Closing ends one scope and no other
// Says: is for each scope to know by itself
// Also fails: step 4
// Also fails: step 6

// MARK: Step 3a
private var isClosed: Bool { ClosedMark.isSet }

/// Closes whatever is open.
public func close() {
  ClosedMark.isSet = true
  cache.forgetAll()
}
// End of step 3a

enum ClosedMark {
  nonisolated(unsafe) static var isSet = false
}

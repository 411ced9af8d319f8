// Wrong: takes a second close for a request to open.
// Caught by: Closing again changes nothing
// Says: the scope is not closed

// MARK: Step 3a
private var isClosed = false

/// Switches the scope off, and on again.
public func close() {
  isClosed.toggle()
  cache.forgetAll()
}
// End of step 3a

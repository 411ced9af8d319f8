// Wrong: opens the scope also when its definitions could not be added.
// Caught by: A scope is a new one, with the name and the definitions that it is given
// Says: did not reach the caller

// MARK: Step 1a
root.makeScope(named: name) { scope in try? define(scope) }
// End of step 1a

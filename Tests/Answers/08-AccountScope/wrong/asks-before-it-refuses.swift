// Wrong: asks the loader first and looks whether it is closed after.
// Caught by: A closed scope does not ask the loader
// Says: Refuse first

// MARK: Step 3b

// End of step 3b

// MARK: Step 1b
if let known = cache.preference(for: key) { return known.value }
let value = try load(accountID, key)
guard !isClosed else { throw AccountScopeFailure.closed }
cache.keep(value, for: key)
return value
// End of step 1b

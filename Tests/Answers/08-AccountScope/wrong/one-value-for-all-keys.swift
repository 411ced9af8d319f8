// Wrong: keeps what is loaded under the account instead of under the key.
// Caught by: Each key is loaded for itself
// Says: one preference answers for all
// Also fails: step 2
// Also fails: step 4
// Also fails: step 6

// MARK: Step 1b
if let known = cache.preference(for: accountID) { return known.value }
let value = try load(accountID, key)
cache.keep(value, for: accountID)
return value
// End of step 1b

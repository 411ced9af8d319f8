// Wrong: turns a failed load into absence.
// Caught by: A failed load is passed on and not kept
// Says: neither a value nor absence
// Also fails: step 1, step 4
// Also fails: step 6

// MARK: Step 1b
if let known = cache.preference(for: key) { return known.value }
let value = try? load(accountID, key)
cache.keep(value, for: key)
return value
// End of step 1b

// Wrong: keeps what is loaded in one cache for the whole process.
// Caught by: Another account shares nothing
// Says: A cache for the whole process is too wide
// Also fails: step 2
// Also fails: step 3
// Also fails: step 4
// Also fails: step 6

// MARK: Step 1b
if let known = GlobalCache.values[key] { return known }
let value = try load(accountID, key)
GlobalCache.values[key] = value
return value
// End of step 1b

enum GlobalCache {
  nonisolated(unsafe) static var values: [String: String] = [:]
}

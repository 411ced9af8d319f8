// Wrong: saves the one preference and drops the others.
// Caught by: What was saved is loaded again, by another store too
// Says: keeps all others

// MARK: Step 6c
_ = try preferences(ofAccount: accountID)
var preferences: [String: String] = [:]
preferences[key] = value
let data = try JSONEncoder().encode(
  PreferenceFile(accountID: accountID, preferences: preferences))
let file = file(ofAccount: accountID)
try FileManager.default.createDirectory(
  at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
try data.write(to: file, options: .atomic)
// End of step 6c

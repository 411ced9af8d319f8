// Wrong: writes over the old file.
// Caught by: A save replaces the file in one step
// Says: Write beside it and rename at the end

// MARK: Step 6c
var preferences = try preferences(ofAccount: accountID)
preferences[key] = value
let data = try JSONEncoder().encode(
  PreferenceFile(accountID: accountID, preferences: preferences))
let file = file(ofAccount: accountID)
try FileManager.default.createDirectory(
  at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
try data.write(to: file)
// End of step 6c

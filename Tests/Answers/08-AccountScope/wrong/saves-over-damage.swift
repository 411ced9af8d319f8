// Wrong: starts anew at a save when the old file cannot be read.
// Caught by: A damaged file is reported and left as it is
// Says: A save went through over a file that could not be read

// MARK: Step 6c
var preferences = (try? preferences(ofAccount: accountID)) ?? [:]
preferences[key] = value
let data = try JSONEncoder().encode(
  PreferenceFile(accountID: accountID, preferences: preferences))
let file = file(ofAccount: accountID)
try FileManager.default.createDirectory(
  at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
try data.write(to: file, options: .atomic)
// End of step 6c

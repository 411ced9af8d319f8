// Wrong: removes the old file before it moves the new one in.
// Caught by: The file is there at every moment of a save
// Says: remove nothing first

// MARK: Step 6c
var preferences = try preferences(ofAccount: accountID)
preferences[key] = value
let data = try JSONEncoder().encode(
  PreferenceFile(accountID: accountID, preferences: preferences))
let file = file(ofAccount: accountID)
let draft = file.appendingPathExtension("new")
try FileManager.default.createDirectory(
  at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
try data.write(to: draft)
if FileManager.default.fileExists(atPath: file.path) {
  try FileManager.default.removeItem(at: file)
}
try FileManager.default.moveItem(at: draft, to: file)
// End of step 6c

// Wrong: reads a file without a look at whose it is.
// Caught by: A file that belongs to somebody else is reported and left as it is
// Says: The file says whose it is

// MARK: Step 6b
let file = file(ofAccount: accountID)
guard FileManager.default.fileExists(atPath: file.path) else { return [:] }
let data = try Data(contentsOf: file)
guard let stored = try? JSONDecoder().decode(PreferenceFile.self, from: data),
  stored.format == PreferenceFile.format
else { throw PreferenceFileFailure.damaged(path: file.path) }
return stored.preferences
// End of step 6b

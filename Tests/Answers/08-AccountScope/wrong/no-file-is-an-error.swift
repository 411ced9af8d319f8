// Wrong: needs a file before anything was saved.
// Caught by: An account without a file has no preferences, and reading makes no file
// Says: that is no failure

// MARK: Step 6b
let file = file(ofAccount: accountID)
let data = try Data(contentsOf: file)
guard let stored = try? JSONDecoder().decode(PreferenceFile.self, from: data),
  stored.format == PreferenceFile.format
else { throw PreferenceFileFailure.damaged(path: file.path) }
guard stored.accountID == accountID else {
  throw PreferenceFileFailure.foreign(path: file.path)
}
return stored.preferences
// End of step 6b

// Wrong: takes a file that cannot be read for none.
// Caught by: A file that cannot be read is not an absent one
// Says: ask whether the file exists

// MARK: Step 6b
let file = file(ofAccount: accountID)
guard let data = try? Data(contentsOf: file) else { return [:] }
guard let stored = try? JSONDecoder().decode(PreferenceFile.self, from: data),
  stored.format == PreferenceFile.format
else { throw PreferenceFileFailure.damaged(path: file.path) }
guard stored.accountID == accountID else {
  throw PreferenceFileFailure.foreign(path: file.path)
}
return stored.preferences
// End of step 6b

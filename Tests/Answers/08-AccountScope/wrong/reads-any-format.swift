// Wrong: does not look at the format of the file.
// Caught by: A damaged file is reported and left as it is
// Says: of another format

// MARK: Step 6b
let file = file(ofAccount: accountID)
guard FileManager.default.fileExists(atPath: file.path) else { return [:] }
let data = try Data(contentsOf: file)
guard let stored = try? JSONDecoder().decode(PreferenceFile.self, from: data) else {
  throw PreferenceFileFailure.damaged(path: file.path)
}
guard stored.accountID == accountID else { throw PreferenceFileFailure.foreign(path: file.path) }
return stored.preferences
// End of step 6b

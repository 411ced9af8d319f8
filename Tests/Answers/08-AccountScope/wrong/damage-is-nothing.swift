// Wrong: takes a file that cannot be decoded for none.
// Caught by: A damaged file is reported and left as it is
// Says: Absent means "no file"

// MARK: Step 6b
let file = file(ofAccount: accountID)
guard FileManager.default.fileExists(atPath: file.path) else { return [:] }
let data = try Data(contentsOf: file)
guard let stored = try? JSONDecoder().decode(PreferenceFile.self, from: data) else {
  return [:]
}
guard stored.accountID == accountID else {
  throw PreferenceFileFailure.foreign(path: file.path)
}
return stored.preferences
// End of step 6b

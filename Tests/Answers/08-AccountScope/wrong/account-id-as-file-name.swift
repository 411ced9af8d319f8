// Wrong: takes the account id for a file name.
// Caught by: No two accounts share a file, and no file lies outside of the folder
// Says: no file name

// MARK: Step 6a
folder.appending(path: "\(accountID).json")
// End of step 6a

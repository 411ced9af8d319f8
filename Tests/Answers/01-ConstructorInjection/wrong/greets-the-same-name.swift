// Wrong: asks about one name that is written into the presenter.
// Caught by: The presenter asks its reader about the name it is given
// Says: greeting for somebody else
// Also fails: step 3
// Also fails: step 4

// MARK: Step 2
message = try reader.greeting(for: "Maya")
// End of step 2

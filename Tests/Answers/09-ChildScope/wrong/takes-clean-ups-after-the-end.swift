// Wrong: accepts a clean-up that will never run.
// Caught by: A closed scope takes no clean-up
// Says: took a clean-up

// MARK: Step 4a
cleanUps.append(cleanUp)
// End of step 4a

// Wrong: accepts a clean-up that will never run.
// Caught by: A closed scope refuses, and asks no factory
// Says: Something could still be had from a closed scope

// MARK: Step 4a
cleanUps.append(cleanUp)
// End of step 4a

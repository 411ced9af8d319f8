// Wrong: turns freezing on and off.
// Caught by: Freezing twice is harmless
// Says: has thawed the container

// MARK: Step 3a
isFrozen.toggle()
// End of step 3a

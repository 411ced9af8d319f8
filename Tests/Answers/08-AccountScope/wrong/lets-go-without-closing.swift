// Wrong: signs out by letting go of one reference.
// Caught by: A screen left over from an account that ended is refused
// Says: only `close()` ends the access of the others
// Also fails: step 6

// MARK: Step 3c
scope = nil
// End of step 3c

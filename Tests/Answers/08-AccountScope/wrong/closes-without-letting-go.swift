// Wrong: closes the scope at sign-out and holds on to it.
// Caught by: A screen left over from an account that ended is refused
// Says: The session still holds Alice's scope

// MARK: Step 3c
scope?.close()
// End of step 3c

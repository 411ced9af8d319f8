// Wrong: calls a service missing whose arguments do not fit.
// Caught by: Wrong arguments are reported as a mismatch
// Says: a registration that is there
// Caught by: The error lists what is registered, and nothing of other services
// Caught by: Asking without arguments where some are needed is a mismatch
// Caught by: Passing arguments where none are taken is a mismatch

// MARK: Step 2a
return ResolutionFailure.missing(name)
// End of step 2a

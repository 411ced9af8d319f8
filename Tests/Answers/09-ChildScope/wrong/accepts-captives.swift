// Wrong: hands a scoped service to whoever asks.
// Caught by: A shared service may not hold a scoped one
// Says: A captive was accepted
// Caught by: The container itself hands out no scoped service
// Says: The container built a scoped service

// MARK: Step 2b

// End of step 2b

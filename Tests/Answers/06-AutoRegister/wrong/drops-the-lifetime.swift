// Wrong: registers everything as transient.
// Caught by: A shared service is built once for each container
// Says: its lifetime was dropped
// Caught by: A weak service lives while somebody holds it
// Says: its lifetime was dropped
// Also fails: step 4

// MARK: Step 2
try register(type, factory: build)
// End of step 2

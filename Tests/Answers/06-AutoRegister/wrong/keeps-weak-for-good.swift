// Wrong: keeps a weak service like a shared one.
// Caught by: A weak service lives while somebody holds it
// Says: Something keeps it strongly
// Also fails: step 4

// MARK: Step 2
try register(type, lifetime: lifetime == .weak ? .shared : lifetime, factory: build)
// End of step 2

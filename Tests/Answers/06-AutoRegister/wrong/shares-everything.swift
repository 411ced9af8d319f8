// Wrong: registers everything as shared.
// Caught by: A transient service is built anew from new parts
// Says: Nobody asked for it to be shared
// Also fails: step 1
// Also fails: step 4

// MARK: Step 2
try register(type, lifetime: .shared, factory: build)
// End of step 2

// Wrong: puts what a scope adds into its container as well.
// Caught by: What a scope adds reaches neither its container nor its siblings
// Says: changed its container
// Also fails: step 2
// Also fails: step 3
// Also fails: step 4

// MARK: Step 1a
let scope = try root.makeScope(named: name, adding: define)
root.definitions.merge(scope.definitions) { $1 }
return scope
// End of step 1a

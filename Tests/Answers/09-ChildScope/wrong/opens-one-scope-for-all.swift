// Wrong: opens the scope that is open already.
// Caught by: A scope is a new one, with the name and the definitions that it is given
// Says: Two calls of `makeScope` gave one scope
// Also fails: step 2
// Also fails: step 4
// Also fails: step 5

// MARK: Step 1a
if let open = root.children.oldestFirst.first { return open }
return try root.makeScope(named: name, adding: define)
// End of step 1a

// Wrong: declares the scope open, whatever the container says.
// Caught by: A scope opens with its container, and not before
// Says: did not wait for its container
// Also fails: step 4

// MARK: Step 1a
let scope = Scope(named: name, below: root)
try define(scope)
scope.state = .open
return scope
// End of step 1a

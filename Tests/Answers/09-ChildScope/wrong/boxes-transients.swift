// Wrong: draws a transient service in the box of its scope.
// Caught by: A transient service stands in no box
// Says: stands in a box

// MARK: Step 5b
scope
// End of step 5b

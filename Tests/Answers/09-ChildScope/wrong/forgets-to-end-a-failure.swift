// Wrong: notes the end of a factory only where it returned.
// Caught by: A failure keeps nothing, and the next attempt starts afresh
// Says: clean up on every way out
// Caught by: A failure in one scope is none in another
// Says: the next scope that asks tries again
// Also fails: step 2
// Also fails: step 5

// MARK: Step 3b
try construction.begin(definition)
// End of step 3b

// MARK: Step 1d
let instance = try definition.factory(resolver)
construction.end(definition)
// End of step 1d

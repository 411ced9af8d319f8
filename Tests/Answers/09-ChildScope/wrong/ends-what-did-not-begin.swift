// Wrong: notes the end also where the beginning was refused.
// Caught by: A cycle that a factory has caught changes nothing
// Says: only what has begun may end

// MARK: Step 3b
defer { construction.end(definition) }
try construction.begin(definition)
// End of step 3b

// Wrong: never looks for a cycle.
// Caught by: A cycle is reported with its path
// Says: overflows the stack
// Caught by: The path holds the cycle and not the way to it
// Says: is not that cycle
// Caught by: The same attempt reports the same cycle again
// Says: was not reported like the first

// MARK: Step 4a

// End of step 4a

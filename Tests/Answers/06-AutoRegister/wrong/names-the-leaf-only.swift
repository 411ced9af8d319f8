// Wrong: lets the container's error pass, which names the leaf.
// Caught by: A missing dependency says who needed it
// Says: A leaf alone
// Also fails: step 4

// MARK: Step 3
try resolve(type)
// End of step 3

// Wrong: empties the cache at the end and refuses nobody.
// Caught by: A closed scope answers nobody
// Says: A closed scope still answers
// Also fails: step 4
// Also fails: step 6

// MARK: Step 3b

// End of step 3b

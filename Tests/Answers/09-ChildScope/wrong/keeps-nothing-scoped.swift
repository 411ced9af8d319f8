// Wrong: builds a scoped service anew for each question.
// Caught by: A scope keeps one instance of a scoped service
// Says: two instances of a scoped service
// Also fails: step 2
// Also fails: step 3
// Also fails: step 4
// Also fails: step 5

// MARK: Step 1c
return try build(definition, with: self)
// End of step 1c

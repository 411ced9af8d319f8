// Wrong: hands an inherited factory the resolver of its container.
// Caught by: A factory is handed the scope that asks
// Says: another resolver, such as that of the container
// Caught by: What a scope adds holds for it and for those below it
// Says: did not see what the scope has added
// Also fails: step 2
// Also fails: step 3
// Also fails: step 4
// Also fails: step 5

// MARK: Step 1d
let instance = try definition.factory(definition.owner)
// End of step 1d

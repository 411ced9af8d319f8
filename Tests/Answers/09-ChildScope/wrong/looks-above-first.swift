// Wrong: lets the definition further up win.
// Caught by: What a scope adds holds for it and for those below it
// Says: won against the nearer one
// Also fails: step 3

// MARK: Step 1b
if let inherited = parent?.definition(for: key) { return inherited }
return definitions[key]
// End of step 1b

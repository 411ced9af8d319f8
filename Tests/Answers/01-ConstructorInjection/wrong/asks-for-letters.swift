// Wrong: refuses every name without a letter.
// Caught by: The name is handed on as it was given
// Says: asking for letters in it

// MARK: Step 3a
guard name.contains(where: { $0.isLetter }) else { throw GreetingFailure.emptyName }
// End of step 3a

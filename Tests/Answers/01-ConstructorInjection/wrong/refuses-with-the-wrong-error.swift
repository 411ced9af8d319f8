// Wrong: refuses a blank name with an error that blames the reader.
// Caught by: A blank name is refused
// Says: did not refuse an empty name with `.emptyName`

// MARK: Step 3a
guard name.contains(where: { !$0.isWhitespace }) else { throw GreetingFailure.unavailable }
// End of step 3a

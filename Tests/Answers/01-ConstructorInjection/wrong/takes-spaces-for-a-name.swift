// Wrong: refuses only the empty text, so that spaces count as a name.
// Caught by: A blank name is refused
// Says: did not refuse a name of spaces
// Caught by: A refused name leaves the message in place
// Says: The message changed for a name of spaces
// Caught by: The reader is never asked about a blank name
// Says: asked about a name of spaces

// MARK: Step 3a
guard !name.isEmpty else { throw GreetingFailure.emptyName }
// End of step 3a

// Wrong: leaves without a word when the name is blank.
// Caught by: A blank name is refused
// Says: only a caller that is told

// MARK: Step 3a
guard name.contains(where: { !$0.isWhitespace }) else { return }
// End of step 3a

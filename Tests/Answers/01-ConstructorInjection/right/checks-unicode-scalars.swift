// Right: judges Unicode scalars instead of characters.

// MARK: Step 3a
if name.unicodeScalars.allSatisfy(\.properties.isWhitespace) { throw GreetingFailure.emptyName }
// End of step 3a

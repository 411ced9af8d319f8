// Wrong: clears the message before it looks at the name.
// Caught by: A refused name leaves the message in place
// Says: Check the name before you write anything

// MARK: Step 3a
let isBlank = name.allSatisfy(\.isWhitespace)
if isBlank { message = "" }
guard !isBlank else { throw GreetingFailure.emptyName }
// End of step 3a

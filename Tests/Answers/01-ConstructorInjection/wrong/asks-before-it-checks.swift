// Wrong: asks the reader first and looks at the name afterwards.
// Caught by: The reader is never asked about a blank name
// Says: Check first, ask after

// MARK: Step 3a

// End of step 3a

// MARK: Step 2
let answer = try reader.greeting(for: name)
guard name.contains(where: { !$0.isWhitespace }) else { throw GreetingFailure.emptyName }
message = answer
// End of step 2

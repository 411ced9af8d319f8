// Wrong: looks for spaces and forgets the other kinds of white space.
// Caught by: A blank name is refused
// Says: did not refuse a name of tabs
// Caught by: A blank name is refused
// Says: did not refuse a name of non-breaking spaces

// MARK: Step 3a
guard name.contains(where: { $0 != " " }) else { throw GreetingFailure.emptyName }
// End of step 3a

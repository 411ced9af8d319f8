// Wrong: notes every question, also where nobody will keep what is built.
// Caught by: What nobody keeps leaves no arrow
// Says: Note what is asked only while

// MARK: Step 5a
guard let asker = construction.innermost else { return }
asks.insert(Ask(asker: asker, asked: definition))
// End of step 5a

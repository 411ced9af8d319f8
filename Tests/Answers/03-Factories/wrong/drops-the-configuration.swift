// Wrong: builds the feature with a reader that was never configured.
// Caught by: A feature greets as it was configured
// Says: what it drops
// Also fails: step 4

// MARK: Step 1b
GreetingPresenter(reader: LocalGreetingReader())
// End of step 1b

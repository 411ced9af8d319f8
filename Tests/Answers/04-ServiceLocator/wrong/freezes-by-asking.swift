// Wrong: freezes itself at the first question.
// Caught by: Asking does not freeze
// Says: asking has frozen it
// Caught by: Nothing is resolved before the container is frozen
// Says: may be built from half

// MARK: Step 3c
freeze()
// End of step 3c

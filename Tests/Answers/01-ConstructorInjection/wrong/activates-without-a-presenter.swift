// Wrong: lets the activation pass without a presenter and fails later.
// Caught by: Activation without a presenter names what is missing
// Says: the one place where somebody can still mend it

// MARK: Step 4c
activePresenter = presenter
// End of step 4c

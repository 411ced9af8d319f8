// Wrong: a failed second activation takes away the presenter of the first.
// Caught by: A failed activation leaves an activated screen at work
// Says: lost the presenter of the first

// MARK: Step 4c
activePresenter = presenter
if activePresenter == nil { throw ActivationFailure.missing("presenter") }
// End of step 4c

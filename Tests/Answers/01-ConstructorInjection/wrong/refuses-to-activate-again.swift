// Wrong: calls a second activation an error.
// Caught by: Activating again takes the presenter that is set then
// Says: A second activation is allowed

// MARK: Step 4c
guard let presenter, activePresenter == nil else { throw ActivationFailure.missing("presenter") }
activePresenter = presenter
// End of step 4c

// Wrong: ignores every activation after the first.
// Caught by: Activating again takes the presenter that is set then
// Says: The second activation was ignored

// MARK: Step 4c
guard let presenter else { throw ActivationFailure.missing("presenter") }
if activePresenter == nil { activePresenter = presenter }
// End of step 4c

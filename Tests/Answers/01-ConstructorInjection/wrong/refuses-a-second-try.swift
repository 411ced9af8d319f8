// Wrong: counts a failed activation as the only one allowed.
// Caught by: Activation succeeds once the presenter is there
// Says: still refuses to work

// MARK: Step 4b
/// Hears each greeting.
public weak var delegate: (any GreetingScreenDelegate)?

private var hasFailed = false
private var activePresenter: GreetingPresenter?
// End of step 4b

// MARK: Step 4c
guard !hasFailed, let presenter else {
  hasFailed = true
  throw ActivationFailure.missing("presenter")
}
activePresenter = presenter
// End of step 4c

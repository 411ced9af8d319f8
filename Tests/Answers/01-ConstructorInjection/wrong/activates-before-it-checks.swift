// Wrong: sets its flag before it looks for the presenter.
// Caught by: A failed activation does not activate the screen
// Says: Check first, then change

// MARK: Step 4b
/// Hears each greeting.
public weak var delegate: (any GreetingScreenDelegate)?

private var isActivated = false
private var activePresenter: GreetingPresenter?
// End of step 4b

// MARK: Step 4c
isActivated = true
guard let presenter else { throw ActivationFailure.missing("presenter") }
activePresenter = presenter
// End of step 4c

// MARK: Step 4d
guard isActivated, let current = activePresenter ?? presenter else {
  throw ActivationFailure.notActivated
}
try current.showGreeting(for: name)
delegate?.greetingScreen(self, didShow: current.message)
// End of step 4d

// Wrong: keeps a closure that keeps the screen.
// Caught by: A screen that nobody holds is released
// Says: must not keep the screen

// MARK: Step 4b
/// Hears each greeting.
public weak var delegate: (any GreetingScreenDelegate)?

private var activePresenter: GreetingPresenter?
private lazy var tell: (String) -> Void = { message in
  self.delegate?.greetingScreen(self, didShow: message)
}
// End of step 4b

// MARK: Step 4d
guard let activePresenter else { throw ActivationFailure.notActivated }
try activePresenter.showGreeting(for: name)
tell(activePresenter.message)
// End of step 4d

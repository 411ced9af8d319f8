// Right: a screen that is in one of two states.

// MARK: Step 4b
private enum State {
  case idle
  case active(GreetingPresenter)
}

private var state = State.idle

/// Hears each greeting.
public weak var delegate: (any GreetingScreenDelegate)?
// End of step 4b

// MARK: Step 4c
switch presenter {
case .none: throw ActivationFailure.missing("presenter")
case .some(let presenter): state = .active(presenter)
}
// End of step 4c

// MARK: Step 4d
switch state {
case .idle:
  throw ActivationFailure.notActivated
case .active(let presenter):
  try presenter.showGreeting(for: name)
  delegate?.greetingScreen(self, didShow: presenter.message)
}
// End of step 4d

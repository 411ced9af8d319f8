// Right: a screen whose activation makes the closure that shows.

// MARK: Step 4b
private var showActivated: (String) throws -> String = { _ in
  throw ActivationFailure.notActivated
}

/// Hears each greeting.
public weak var delegate: (any GreetingScreenDelegate)?
// End of step 4b

// MARK: Step 4c
guard let presenter else { throw ActivationFailure.missing("presenter") }
showActivated = { name in
  try presenter.showGreeting(for: name)
  return presenter.message
}
// End of step 4c

// MARK: Step 4d
let message = try showActivated(name)
delegate?.greetingScreen(self, didShow: message)
// End of step 4d

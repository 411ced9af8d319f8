// Wrong: tells the delegate that was there at activation, whoever listens by now.
// Caught by: The delegate hears each greeting that is shown
// Says: set after the activation hears nothing

// MARK: Step 4b
/// Hears each greeting.
public weak var delegate: (any GreetingScreenDelegate)?

private weak var listener: (any GreetingScreenDelegate)?
private var activePresenter: GreetingPresenter?
// End of step 4b

// MARK: Step 4c
guard let presenter else { throw ActivationFailure.missing("presenter") }
activePresenter = presenter
listener = delegate
// End of step 4c

// MARK: Step 4d
guard let activePresenter else { throw ActivationFailure.notActivated }
try activePresenter.showGreeting(for: name)
listener?.greetingScreen(self, didShow: activePresenter.message)
// End of step 4d

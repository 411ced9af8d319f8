// Wrong: holds the required presenter as weakly as the delegate.
// Caught by: An activated screen owns its presenter
// Says: the screen owns the presenter

// MARK: Step 4b
/// Hears each greeting.
public weak var delegate: (any GreetingScreenDelegate)?

private weak var activePresenter: GreetingPresenter?
// End of step 4b

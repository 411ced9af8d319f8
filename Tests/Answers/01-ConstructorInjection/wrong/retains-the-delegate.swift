// Wrong: holds the delegate strongly.
// Caught by: The screen does not keep its delegate alive
// Says: retains its delegate

// MARK: Step 4b
/// Hears each greeting.
public var delegate: (any GreetingScreenDelegate)?

private var activePresenter: GreetingPresenter?
// End of step 4b

// Right: holds the delegate weakly in a box.

// MARK: Step 4b
private var listener = WeakListener()
private var activePresenter: GreetingPresenter?

/// Hears each greeting.
public var delegate: (any GreetingScreenDelegate)? {
  get { listener.delegate }
  set { listener = WeakListener(delegate: newValue) }
}
// End of step 4b

struct WeakListener {
  weak var delegate: (any GreetingScreenDelegate)?
}

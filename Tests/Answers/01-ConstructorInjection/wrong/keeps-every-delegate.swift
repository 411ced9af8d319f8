// Wrong: a global list keeps every delegate alive.
// Caught by: The assembly keeps nothing that it connects
// Says: Still held when nobody uses it: the delegate.

// MARK: Step 4e
let screen = GreetingScreen()
screen.presenter = GreetingPresenter(reader: reader)
screen.delegate = delegate
if let delegate { delegates.append(delegate) }
try screen.activate()
return screen
// End of step 4e

nonisolated(unsafe) var delegates: [any GreetingScreenDelegate] = []

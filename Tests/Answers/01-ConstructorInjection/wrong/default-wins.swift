// Wrong: builds the app's own reader although another one was handed in.
// Caught by: The assembly uses the reader it is given
// Says: it must never win

// MARK: Step 4e
let screen = GreetingScreen()
screen.presenter = GreetingPresenter(reader: LocalGreetingReader())
screen.delegate = delegate
try screen.activate()
return screen
// End of step 4e

// Wrong: does not connect the delegate.
// Caught by: An assembled screen is ready to use
// Says: hears nothing

// MARK: Step 4e
let screen = GreetingScreen()
screen.presenter = GreetingPresenter(reader: reader)
try screen.activate()
return screen
// End of step 4e

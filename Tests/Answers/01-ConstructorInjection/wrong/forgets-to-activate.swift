// Wrong: hands out a screen that nobody has activated.
// Caught by: An assembled screen is ready to use
// Says: Assembly ends with activation

// MARK: Step 4e
let screen = GreetingScreen()
screen.presenter = GreetingPresenter(reader: reader)
screen.delegate = delegate
return screen
// End of step 4e

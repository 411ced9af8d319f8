// Right: connects the delegate last and keeps the reader in a variable.

// MARK: Step 4e
let presenter = GreetingPresenter(reader: reader)
let screen = GreetingScreen()
screen.presenter = presenter
try screen.activate()
if let delegate { screen.delegate = delegate }
return screen
// End of step 4e

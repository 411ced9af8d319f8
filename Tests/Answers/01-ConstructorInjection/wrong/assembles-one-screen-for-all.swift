// Wrong: builds one screen and hands it to everybody.
// Caught by: Two assembled screens share nothing
// Says: shared by the whole program

// MARK: Step 4e
let screen = TheOneScreen.screen
screen.presenter = GreetingPresenter(reader: reader)
screen.delegate = delegate
try screen.activate()
return screen
// End of step 4e

enum TheOneScreen {
  nonisolated(unsafe) static let screen = GreetingScreen()
}

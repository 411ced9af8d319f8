// Wrong: does not tell the delegate of a greeting that is the same as before.
// Caught by: The delegate hears each greeting that is shown
// Says: shown again is told again

// MARK: Step 4d
guard let activePresenter else { throw ActivationFailure.notActivated }
let lastMessage = activePresenter.message
try activePresenter.showGreeting(for: name)
if activePresenter.message == lastMessage { return }
delegate?.greetingScreen(self, didShow: activePresenter.message)
// End of step 4d

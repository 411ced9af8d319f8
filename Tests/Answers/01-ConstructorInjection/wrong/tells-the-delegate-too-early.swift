// Wrong: tells the delegate before the greeting is there.
// Caught by: The delegate hears each greeting that is shown
// Says: told too early

// MARK: Step 4d
guard let activePresenter else { throw ActivationFailure.notActivated }
delegate?.greetingScreen(self, didShow: activePresenter.message)
try activePresenter.showGreeting(for: name)
// End of step 4d

// Wrong: tells the delegate whether or not there was a greeting.
// Caught by: A failed greeting is an error for the caller and no news for the delegate
// Says: must be true

// MARK: Step 4d
guard let activePresenter else { throw ActivationFailure.notActivated }
defer { delegate?.greetingScreen(self, didShow: activePresenter.message) }
try activePresenter.showGreeting(for: name)
// End of step 4d

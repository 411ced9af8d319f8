// Wrong: keeps the presenter's error to itself.
// Caught by: A failed greeting is an error for the caller and no news for the delegate
// Says: did not get the presenter's own error

// MARK: Step 4d
guard let activePresenter else { throw ActivationFailure.notActivated }
guard (try? activePresenter.showGreeting(for: name)) != nil else { return }
delegate?.greetingScreen(self, didShow: activePresenter.message)
// End of step 4d

// Wrong: shows with one presenter, and tells the delegate the message of another.
// Caught by: An activated screen owns its presenter
// Says: Another presenter was set but not activated

// MARK: Step 4d
guard let activePresenter else { throw ActivationFailure.notActivated }
try activePresenter.showGreeting(for: name)
delegate?.greetingScreen(self, didShow: presenter?.message ?? activePresenter.message)
// End of step 4d

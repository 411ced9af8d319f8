// Wrong: does nothing when nobody listens.
// Caught by: A screen without a delegate shows its greeting all the same
// Says: the work must not depend

// MARK: Step 4d
guard let activePresenter else { throw ActivationFailure.notActivated }
guard let delegate else { return }
try activePresenter.showGreeting(for: name)
delegate.greetingScreen(self, didShow: activePresenter.message)
// End of step 4d

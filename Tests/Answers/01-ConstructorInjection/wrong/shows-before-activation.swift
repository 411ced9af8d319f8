// Wrong: takes the presenter that happens to be there and ignores the activation.
// Caught by: Showing before activation is an error
// Says: works by luck
// Caught by: An activated screen owns its presenter
// Says: a property that anyone may empty

// MARK: Step 4d
guard let presenter else { throw ActivationFailure.notActivated }
try presenter.showGreeting(for: name)
delegate?.greetingScreen(self, didShow: presenter.message)
// End of step 4d

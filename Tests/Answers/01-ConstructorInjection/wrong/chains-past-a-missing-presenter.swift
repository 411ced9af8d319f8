// Wrong: skips the work with optional chaining when there is no presenter.
// Caught by: Activation without a presenter names what is missing
// Says: did not report the missing presenter
// Caught by: Showing before activation is an error
// Says: silently does nothing

// MARK: Step 4c

// End of step 4c

// MARK: Step 4d
try presenter?.showGreeting(for: name)
if let presenter { delegate?.greetingScreen(self, didShow: presenter.message) }
// End of step 4d

// Wrong: activates the plug-in first and validates afterwards.
// Caught by: A plug-in with unmet requirements is not activated
// Says: validate before you activate

// MARK: Step 5d
try plugIn.activate(with: self)
try validate(requires: plugIn.requirements)
// End of step 5d

// Wrong: validates and leaves it at that.
// Caught by: A plug-in whose requirements are met is activated once
// Says: was not activated exactly once

// MARK: Step 5d
try validate(requires: plugIn.requirements)
// End of step 5d

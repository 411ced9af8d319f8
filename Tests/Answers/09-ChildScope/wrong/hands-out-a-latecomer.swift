// Wrong: notes the clean-up of what was finished after the end, where nothing runs it.
// Caught by: A service that is finished after the end is cleaned up and refused
// Says: was left lying

// MARK: Step 4b
if let onClose = definition.onClose { cleanUps.append { try onClose(instance) } }
// End of step 4b

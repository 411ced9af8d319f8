// Wrong: returns the message without the style.
// Caught by: A style is applied to the message
// Says: The style was not applied

// MARK: Step 4a
message
// End of step 4a

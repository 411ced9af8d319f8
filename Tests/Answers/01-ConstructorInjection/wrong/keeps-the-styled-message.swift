// Wrong: writes the styled text into the message.
// Caught by: A style lasts for one call
// Says: the message is no longer plain

// MARK: Step 4a
message = style(message)
return message
// End of step 4a

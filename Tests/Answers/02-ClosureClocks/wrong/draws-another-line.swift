// Wrong: leaves out what expires at the very second.
// Caught by: A board finds what is expired at the given second, in the order given
// Says: draw the line where a notice does

// MARK: Step 2a
notices.filter { $0.expiresAtSecond < now }
// End of step 2a

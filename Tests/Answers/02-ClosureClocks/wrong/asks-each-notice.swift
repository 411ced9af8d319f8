// Wrong: asks every notice, which looks at its own clock.
// Caught by: A board finds what is expired at the given second, in the order given
// Says: the expired ones
// Caught by: The given second counts, whatever the notices' own clocks show
// Says: Perhaps the board asked the notices

// MARK: Step 2a
notices.filter(\.isExpired)
// End of step 2a

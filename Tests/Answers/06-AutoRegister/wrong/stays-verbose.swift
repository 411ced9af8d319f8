// Wrong: leaves the verbose root as it is.
// Caught by: A forgotten listing is reported with everyone who needs it
// Says: still registered by hand

// MARK: Step 4
try makeVerboseContainer()
// End of step 4

// Wrong: makes a reader of its own and ignores the one it was handed.
// Caught by: The presenter shows what its reader answers
// Says: a reader of its own
// Also fails: step 2
// Also fails: step 3
// Also fails: step 4

// MARK: Step 1
private let reader = LocalGreetingReader()

/// Ignores the reader.
public init(reader: any GreetingReading) {}
// End of step 1

// Wrong: holds a required collaborator weakly, as if it were a delegate.
// Caught by: The presenter keeps its reader for as long as it lives
// Says: held strongly
// Also fails: step 4

// MARK: Step 1
private weak var heldReader: AnyObject?

private var reader: any GreetingReading {
  heldReader as? any GreetingReading ?? LocalGreetingReader()
}

/// Lets somebody else keep the reader alive.
public init(reader: any GreetingReading) {
  heldReader = reader as AnyObject
}
// End of step 1

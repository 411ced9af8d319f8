// Wrong: keeps the reader in a static property, so that the last one handed in wins.
// Caught by: Two presenters keep two readers
// Says: belongs to the whole program
// Also fails: step 4

// MARK: Step 1
nonisolated(unsafe) private static var latestReader: any GreetingReading = LocalGreetingReader()

private var reader: any GreetingReading { Self.latestReader }

/// Replaces everybody's reader.
public init(reader: any GreetingReading) {
  Self.latestReader = reader
}
// End of step 1

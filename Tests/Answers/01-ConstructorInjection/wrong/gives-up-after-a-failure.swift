// Wrong: refuses to ask again after the first failure.
// Caught by: The presenter shows greetings again once its reader answers again
// Says: After one failure

// MARK: Step 1
private let reader: any GreetingReading
private var failure: (any Error)?

/// Keeps the reader.
public init(reader: any GreetingReading) {
  self.reader = reader
}
// End of step 1

// MARK: Step 2
if let failure { throw failure }
do {
  message = try reader.greeting(for: name)
} catch {
  failure = error
  throw error
}
// End of step 2

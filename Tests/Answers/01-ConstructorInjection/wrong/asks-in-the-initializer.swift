// Wrong: asks the reader while it is being created.
// Caught by: A new presenter has asked nothing and shows nothing
// Says: The initializer already asks
// Also fails: step 3

// MARK: Step 1
private let reader: any GreetingReading

/// Keeps the reader and asks it for a first greeting.
public init(reader: any GreetingReading) {
  self.reader = reader
  message = (try? reader.greeting(for: "reader")) ?? ""
}
// End of step 1

// Wrong: keeps what the first style made and gives it to later calls.
// Caught by: A style lasts for one call
// Says: keep neither the style nor what it made

// MARK: Step 1
private let reader: any GreetingReading
private var styledMessage: String?

/// Keeps the reader.
public init(reader: any GreetingReading) {
  self.reader = reader
}
// End of step 1

// MARK: Step 4a
let text = styledMessage ?? style(message)
styledMessage = text
return text
// End of step 4a

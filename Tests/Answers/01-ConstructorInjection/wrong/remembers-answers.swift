// Wrong: remembers the first answer for each name.
// Caught by: The presenter asks anew for each greeting
// Says: earlier answer may be kept
// Caught by: One call is one question
// Says: a question left out

// MARK: Step 1
private let reader: any GreetingReading
private var answers: [String: String] = [:]

/// Keeps the reader, and a cache that nobody asked for.
public init(reader: any GreetingReading) {
  self.reader = reader
}
// End of step 1

// MARK: Step 2
let answer = try answers[name] ?? reader.greeting(for: name)
answers[name] = answer
message = answer
// End of step 2

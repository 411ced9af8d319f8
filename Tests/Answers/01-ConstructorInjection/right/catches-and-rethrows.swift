// Right: catches every error and throws it again, unchanged.

// MARK: Step 2
let answer: String
do {
  answer = try reader.greeting(for: name)
} catch let error as GreetingFailure {
  throw error
} catch {
  throw error
}
message = answer
// End of step 2

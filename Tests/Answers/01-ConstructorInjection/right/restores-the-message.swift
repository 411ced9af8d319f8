// Right: writes early, and puts the old message back when the reader fails.

// MARK: Step 2
let lastMessage = message
message = "…"
do {
  message = try reader.greeting(for: name)
} catch {
  message = lastMessage
  throw error
}
// End of step 2

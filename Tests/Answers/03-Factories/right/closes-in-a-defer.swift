// Right: closes in a `defer`, and carries its error out in a variable.

// MARK: Step 3
var closing: (any Error)?
func lend() throws {
  defer {
    do { try session.close() } catch { closing = error }
  }
  try change(session)
}
try lend()
if let closing { throw closing }
// End of step 3

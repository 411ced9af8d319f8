// Wrong: adds `await` to the lines of a workflow that never fails.
// Caught by: A failure closes what was opened and reaches the caller
// Caught by: A session that opens too late is closed unused
// Says: close once what was opened
// Says: or left open

// MARK: Step 5
let session = try await openSession(document)
try await change(session)
try await session.close()
// End of step 5

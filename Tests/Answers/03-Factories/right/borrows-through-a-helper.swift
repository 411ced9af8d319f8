// Right: lends the session through a function for any resource.

// MARK: Step 2b
// End of step 2b

// MARK: Step 3
try borrowing(open: { try openSession(document) }, close: { try $0.close() }, change)
// End of step 3

func borrowing<Resource>(
  open: () throws -> Resource,
  close: (Resource) throws -> Void,
  _ body: (Resource) throws -> Void
) throws {
  let resource = try open()
  do { try body(resource) } catch {
    try? close(resource)
    throw error
  }
  try close(resource)
}

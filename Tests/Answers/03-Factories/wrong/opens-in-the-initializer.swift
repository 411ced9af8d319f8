// Wrong: opens its session in the initializer.
// Caught by: A new workflow has opened nothing
// Says: open for nobody
// Also fails: step 3, step 4

// MARK: Step 2a
private let openSession: (Document) throws -> any EditingSession
private let session: (any EditingSession)?

/// Opens a session to have one ready.
public init(openSession: @escaping (Document) throws -> any EditingSession) {
  self.openSession = openSession
  session = try? openSession(Document(title: "Untitled"))
}
// End of step 2a

// MARK: Step 2b
let session = try session ?? openSession(document)
// End of step 2b

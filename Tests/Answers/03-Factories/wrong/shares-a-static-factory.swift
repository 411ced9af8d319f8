// Wrong: keeps the factory in a static property.
// Caught by: Two workflows call two factories
// Says: another workflow's factory

// MARK: Step 2a
nonisolated(unsafe) private static var openSession: ((Document) throws -> any EditingSession)?

private let openSession: (Document) throws -> any EditingSession

/// Replaces everybody's factory.
public init(openSession: @escaping (Document) throws -> any EditingSession) {
  self.openSession = openSession
  Self.openSession = openSession
}
// End of step 2a

// MARK: Step 2b
let session = try (Self.openSession ?? openSession)(document)
// End of step 2b

// Wrong: lets a feature resolve by type, while it runs, what it works with.
// Caught by: A feature keeps its parts, and not the assembly
// Says: could ask it for anything

// MARK: Step 4a
private let greeting: GreetingConfiguration
private let pool: DatabasePool

private func resolve<Service>(_ type: Service.Type) throws -> Service {
  let services: [Any] = [greeting, pool]
  guard let service = services.lazy.compactMap({ $0 as? Service }).first else {
    throw NotFound()
  }
  return service
}

/// Opens the pool.
public init(
  greeting: GreetingConfiguration, openPool: @escaping () -> DatabasePool = { DatabasePool() }
) {
  self.greeting = greeting
  pool = openPool()
}
// End of step 4a

// MARK: Step 4d
let workflow = DocumentWorkflow { document in
  try PooledEditingSession(document: document, pool: self.resolve(DatabasePool.self))
}
let draft = Draft(text: pool.text(of: document) ?? "")
return EditScreen(document: document, draft: draft, workflow: workflow)
// End of step 4d

struct NotFound: Error {}

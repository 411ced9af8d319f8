// Wrong: remembers one instance for each type, drafts included.
// Caught by: Each screen has a draft of its own
// Says: a look-up by type

// MARK: Step 4a
private let greeting: GreetingConfiguration
private let pool: DatabasePool

private var instances: [ObjectIdentifier: AnyObject] = [:]

private func resolve<Service: AnyObject>(_ make: () -> Service) -> Service {
  let key = ObjectIdentifier(Service.self)
  let service = (instances[key] as? Service) ?? make()
  instances[key] = service
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
let workflow = DocumentWorkflow { [pool] document in
  try PooledEditingSession(document: document, pool: pool)
}
let draft = resolve { Draft(text: pool.text(of: document) ?? "") }
return EditScreen(document: document, draft: draft, workflow: workflow)
// End of step 4d

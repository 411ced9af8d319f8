// Wrong: keeps one draft for all screens.
// Caught by: Each screen has a draft of its own
// Says: one draft serves several screens

// MARK: Step 4a
private let greeting: GreetingConfiguration
private let pool: DatabasePool
private let draft = Draft(text: "")

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
draft.text = pool.text(of: document) ?? ""
return EditScreen(document: document, draft: draft, workflow: workflow)
// End of step 4d

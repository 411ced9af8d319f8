// Wrong: keeps one draft for each document.
// Caught by: Each screen has a draft of its own
// Caught by: A draft goes when its screen goes
// Says: by document would find another
// Says: fills up

// MARK: Step 4a
private let greeting: GreetingConfiguration
private let pool: DatabasePool
private var drafts: [Document: Draft] = [:]

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
let draft = drafts[document] ?? Draft(text: pool.text(of: document) ?? "")
drafts[document] = draft
return EditScreen(document: document, draft: draft, workflow: workflow)
// End of step 4d

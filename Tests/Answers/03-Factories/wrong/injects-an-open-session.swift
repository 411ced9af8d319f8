// Wrong: hands the screen a session that is open already.
// Caught by: A screen takes a connection for each save, and gives it back
// Says: a factory of sessions

// MARK: Step 4d
let session = Result { [pool] in try PooledEditingSession(document: document, pool: pool) }
let workflow = DocumentWorkflow { _ in try session.get() }
let draft = Draft(text: pool.text(of: document) ?? "")
return EditScreen(document: document, draft: draft, workflow: workflow)
// End of step 4d

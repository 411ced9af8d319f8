// Wrong: holds the pool weakly, and saves into a new one that nobody reads when it is gone.
// Caught by: A screen alone keeps the pool that it saves to
// Says: a stand-in for it takes a text and forgets it

// MARK: Step 4d
let workflow = DocumentWorkflow { [weak pool] document in
  try PooledEditingSession(document: document, pool: pool ?? DatabasePool())
}
let draft = Draft(text: pool.text(of: document) ?? "")
return EditScreen(document: document, draft: draft, workflow: workflow)
// End of step 4d

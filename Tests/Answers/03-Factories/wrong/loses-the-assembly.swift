// Wrong: holds the assembly weakly, so that a feature stops working when it goes.
// Caught by: A feature keeps its parts, and not the assembly
// Says: Each has to keep its parts

// MARK: Step 4d
let workflow = DocumentWorkflow { [weak self] document in
  try PooledEditingSession(document: document, pool: self?.pool ?? DatabasePool())
}
let draft = Draft(text: pool.text(of: document) ?? "")
return EditScreen(document: document, draft: draft, workflow: workflow)
// End of step 4d

// Wrong: holds the assembly weakly, and throws when it is gone.
// Caught by: A feature keeps its parts, and not the assembly
// Says: The screen outlived its assembly

// MARK: Step 4d
let workflow = DocumentWorkflow { [weak self] document in
  guard let self else { throw EditingFailure.closed(document.title) }
  return try PooledEditingSession(document: document, pool: self.pool)
}
let draft = Draft(text: pool.text(of: document) ?? "")
return EditScreen(document: document, draft: draft, workflow: workflow)
// End of step 4d

// Wrong: captures the assembly, although the pool would do.
// Caught by: A feature keeps its parts, and not the assembly
// Says: in place of `self`

// MARK: Step 4d
let workflow = DocumentWorkflow { document in
  try PooledEditingSession(document: document, pool: self.pool)
}
let draft = Draft(text: pool.text(of: document) ?? "")
return EditScreen(document: document, draft: draft, workflow: workflow)
// End of step 4d

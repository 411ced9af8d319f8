// Wrong: begins every draft empty.
// Caught by: A draft begins with the stored text
// Says: would wipe the text

// MARK: Step 4d
let workflow = DocumentWorkflow { [pool] document in
  try PooledEditingSession(document: document, pool: pool)
}
return EditScreen(document: document, draft: Draft(text: ""), workflow: workflow)
// End of step 4d

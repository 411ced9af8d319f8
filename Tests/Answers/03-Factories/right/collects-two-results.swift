// Right: keeps the outcomes of change and closing, and reports the first failure.

// MARK: Step 3
let outcomes = [Result { try change(session) }, Result { try session.close() }]
for outcome in outcomes { try outcome.get() }
// End of step 3

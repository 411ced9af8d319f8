// Wrong: notes what a factory asks for, whichever scope it builds for.
// Caught by: What only one scope asked for is drawn there alone
// Says: the drawing does not tell them

// MARK: Step 5a
guard let asker = construction.innermost else { return }
for scope in [self] + (parent?.children.oldestFirst ?? []) {
  scope.asks.insert(Ask(asker: asker, asked: definition))
}
// End of step 5a

// Wrong: knows only registrations with arguments.
// Caught by: Passing arguments where none are taken is a mismatch
// Says: Expected is `()`
// Caught by: The error lists what is registered, and nothing of other services

// MARK: Step 2a
let taking = registrations.values.compactMap { $0.type as? any ArgumentTaking.Type }
let lists = taking.filter { $0.service == type }.map { listName(of: $0.arguments) }
guard !lists.isEmpty else { return ResolutionFailure.missing(name) }
return ArgumentFailure.argumentMismatch(
  service: name, expected: lists.sorted(), got: listName(of: arguments))
// End of step 2a

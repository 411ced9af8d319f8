// Wrong: lists what is registered without arguments in mind, also when that is nothing.
// Caught by: A service that nobody registered is missing
// Says: there is nothing to choose from

// MARK: Step 2b
let lists = registrations.values.compactMap { $0.type as? any ArgumentTaking.Type }
  .filter { $0.service == type }.map { listName(of: $0.arguments) }
throw ArgumentFailure.argumentMismatch(
  service: String(reflecting: type), expected: lists.sorted(), got: "()")
// End of step 2b

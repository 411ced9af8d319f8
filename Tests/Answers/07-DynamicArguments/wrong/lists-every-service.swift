// Wrong: lists the arguments of all services.
// Caught by: The error lists what is registered, and nothing of other services
// Says: leads astray
// Caught by: A service that nobody registered is missing

// MARK: Step 2a
let taking = registrations.values.compactMap { $0.type as? any ArgumentTaking.Type }
var lists = taking.map { listName(of: $0.arguments) }
if registrations[ObjectIdentifier(type)] != nil { lists.append("()") }
guard !lists.isEmpty else { return ResolutionFailure.missing(name) }
return ArgumentFailure.argumentMismatch(
  service: name, expected: lists.sorted(), got: listName(of: arguments))
// End of step 2a

// Wrong: names one of several lists.
// Caught by: The error lists what is registered, and nothing of other services
// Says: chooses one of them

// MARK: Step 2a
let taking = registrations.values.compactMap { $0.type as? any ArgumentTaking.Type }
var lists = taking.filter { $0.service == type }.map { listName(of: $0.arguments) }
if registrations[ObjectIdentifier(type)] != nil { lists.append("()") }
guard !lists.isEmpty else { return ResolutionFailure.missing(name) }
return ArgumentFailure.argumentMismatch(
  service: name, expected: Array(lists.sorted().prefix(1)), got: listName(of: arguments))
// End of step 2a

// Wrong: goes by a service's short name.
// Caught by: The error lists what is registered, and nothing of other services
// Says: another service's list

// MARK: Step 2a
let taking = registrations.values.compactMap { $0.type as? any ArgumentTaking.Type }
var lists = taking.filter { "\($0.service)" == "\(type)" }.map { listName(of: $0.arguments) }
if registrations[ObjectIdentifier(type)] != nil { lists.append("()") }
guard !lists.isEmpty else { return ResolutionFailure.missing(name) }
return ArgumentFailure.argumentMismatch(
  service: name, expected: lists.sorted(), got: listName(of: arguments))
// End of step 2a

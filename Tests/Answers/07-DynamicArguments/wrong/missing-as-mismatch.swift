// Wrong: reports a mismatch although nothing is registered.
// Caught by: A service that nobody registered is missing
// Says: no argument can be wrong

// MARK: Step 2a
let taking = registrations.values.compactMap { $0.type as? any ArgumentTaking.Type }
var lists = taking.filter { $0.service == type }.map { listName(of: $0.arguments) }
if registrations[ObjectIdentifier(type)] != nil { lists.append("()") }
return ArgumentFailure.argumentMismatch(
  service: name, expected: lists.sorted(), got: listName(of: arguments))
// End of step 2a

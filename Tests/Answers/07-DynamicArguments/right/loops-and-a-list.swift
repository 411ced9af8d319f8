// Right: collects the lists in a loop, and refuses lifetimes with a switch.

// MARK: Step 2a
var lists: [String] = []
for registration in registrations.values {
  if registration.type == type {
    lists.append("()")
  } else if let taking = registration.type as? any ArgumentTaking.Type, taking.service == type {
    lists.append(listName(of: taking.arguments))
  }
}
lists.sort()
if lists.isEmpty { return ResolutionFailure.missing(name) }
return ArgumentFailure.argumentMismatch(
  service: name, expected: lists, got: listName(of: arguments))
// End of step 2a

// MARK: Step 3
switch lifetime {
case .transient: break
case .shared, .weak:
  throw ArgumentFailure.lifetimeIgnoresArguments(String(reflecting: Service.self))
}
// End of step 3

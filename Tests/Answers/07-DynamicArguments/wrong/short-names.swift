// Wrong: writes the last part of each type's name.
// Caught by: Wrong arguments are reported as a mismatch
// Says: by full names
// Caught by: The error lists what is registered, and nothing of other services
// Caught by: Asking without arguments where some are needed is a mismatch
// Caught by: Passing arguments where none are taken is a mismatch

// MARK: Step 2a
func short(_ types: [Any.Type]) -> String {
  "(\(types.map { "\($0)" }.joined(separator: ", ")))"
}
let taking = registrations.values.compactMap { $0.type as? any ArgumentTaking.Type }
var lists = taking.filter { $0.service == type }.map { short($0.arguments) }
if registrations[ObjectIdentifier(type)] != nil { lists.append("()") }
guard !lists.isEmpty else { return ResolutionFailure.missing(name) }
return ArgumentFailure.argumentMismatch(
  service: name, expected: lists.sorted(), got: short(arguments))
// End of step 2a

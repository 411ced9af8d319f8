// Wrong: runs every factory to see which of them takes arguments.
// Caught by: A mismatch runs no factory
// Says: must not open files

// MARK: Step 2a
let kept = registrations.values.compactMap { try? $0.factory(self) as? any ArgumentTaking }
var lists = kept.filter { Swift.type(of: $0).service == type }.map {
  listName(of: Swift.type(of: $0).arguments)
}
if registrations[ObjectIdentifier(type)] != nil { lists.append("()") }
guard !lists.isEmpty else { return ResolutionFailure.missing(name) }
return ArgumentFailure.argumentMismatch(
  service: name, expected: lists.sorted(), got: listName(of: arguments))
// End of step 2a

// Wrong: tells registrations apart by the number of arguments.
// Caught by: Several registrations of one service are told apart by their arguments
// Says: was refused for a second list

// MARK: Step 1a
typealias Factory = ArgumentFactory<Service, First, repeat each Rest>
let kept = Factory(factory)
let registration = Registration(type: Factory.self, lifetime: .transient) { _ in kept }
let others = registrations.values.compactMap { $0.type as? any ArgumentTaking.Type }
for other in others where other.service == type {
  guard other.arguments.count != Factory.arguments.count else {
    throw ResolutionFailure.duplicate(registration.name)
  }
}
try add(registration, for: ObjectIdentifier(Factory.self))
// End of step 1a

// Wrong: registers also when the container is frozen.
// Caught by: A frozen container takes no factory with arguments
// Says: after `freeze()`

// MARK: Step 1a
typealias Factory = ArgumentFactory<Service, First, repeat each Rest>
let kept = Factory(factory)
let registration = Registration(type: Factory.self, lifetime: .transient) { _ in kept }
guard registrations[ObjectIdentifier(Factory.self)] == nil else {
  throw ResolutionFailure.duplicate(registration.name)
}
registrations[ObjectIdentifier(Factory.self)] = registration
// End of step 1a

// Wrong: writes over an earlier registration.
// Caught by: One list of argument types is registered once
// Says: silently get the other's service

// MARK: Step 1a
typealias Factory = ArgumentFactory<Service, First, repeat each Rest>
let kept = Factory(factory)
guard !isFrozen else { throw ResolutionFailure.frozen }
registrations[ObjectIdentifier(Factory.self)] =
  Registration(type: Factory.self, lifetime: .transient) { _ in kept }
// End of step 1a

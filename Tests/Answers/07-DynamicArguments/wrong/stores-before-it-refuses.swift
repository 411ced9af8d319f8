// Wrong: stores the factory, then refuses its lifetime.
// Caught by: A refused registration leaves no trace
// Says: Refuse first

// MARK: Step 3

// End of step 3

// MARK: Step 1a
typealias Factory = ArgumentFactory<Service, First, repeat each Rest>
let kept = Factory(factory)
let registration = Registration(type: Factory.self, lifetime: .transient) { _ in kept }
try add(registration, for: ObjectIdentifier(Factory.self))
guard lifetime == .transient else {
  throw ArgumentFailure.lifetimeIgnoresArguments(String(reflecting: type))
}
// End of step 1a

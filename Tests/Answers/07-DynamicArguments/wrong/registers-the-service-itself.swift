// Wrong: gives the registration the type of the service, under the right key.
// Caught by: Errors name a factory by its service and its arguments
// Says: let it be the `ArgumentFactory`
// Also fails: step 2

// MARK: Step 1a
typealias Factory = ArgumentFactory<Service, First, repeat each Rest>
let kept = Factory(factory)
let registration = Registration(type: type, lifetime: .transient) { _ in kept }
try add(registration, for: ObjectIdentifier(Factory.self))
// End of step 1a

// Right: hands the container a finished registration.

// MARK: Step 2
let registration = Registration(type: type, lifetime: lifetime, factory: build)
try add(registration, for: ObjectIdentifier(type))
// End of step 2

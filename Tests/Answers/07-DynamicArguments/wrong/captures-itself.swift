// Wrong: binds the factory to this container when it is registered.
// Caught by: A container with arguments is released with its owner
// Says: captures `self`
// Also fails: step 4

// MARK: Step 1a
typealias Factory = ArgumentFactory<Service, First, repeat each Rest>
let kept = Factory { (_, first: First, rest: repeat each Rest) in
  try factory(self, first, repeat each rest)
}
let registration = Registration(type: Factory.self, lifetime: .transient) { _ in kept }
try add(registration, for: ObjectIdentifier(Factory.self))
// End of step 1a

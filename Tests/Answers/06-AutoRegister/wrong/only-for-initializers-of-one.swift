// Wrong: accepts none and one, and calls the rest unfinished.
// Caught by: Three dependencies arrive, each at its own parameter
// Says: three dependencies
// Caught by: A closure may stand in for an initializer
// Says: A closure with two parameters
// Also fails: step 2
// Also fails: step 3
// Also fails: step 4

// MARK: Step 1
/// Registers `type` as what `initializer` makes.
public func autoRegister<Service, each Dependency>(
  _ type: Service.Type, lifetime: Lifetime = .transient,
  using initializer: @escaping (repeat each Dependency) throws -> Service
) throws {
  var count = 0
  func add<Asked>(_ asked: Asked.Type) { count += 1 }
  repeat add((each Dependency).self)
  let isTooLong = count > 1
  try register(type, keptFor: lifetime) { resolver in
    guard !isTooLong else { throw StepNotWritten(1) }
    return try initializer(repeat try resolver.dependency((each Dependency).self, of: type))
  }
}
// End of step 1

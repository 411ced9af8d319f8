// Wrong: keeps what is built from nothing.
// Caught by: A service that needs nothing is built by its initializer
// Says: the lifetime is transient

// MARK: Step 1
/// Registers `type` as what `initializer` makes.
public func autoRegister<Service, each Dependency>(
  _ type: Service.Type, lifetime: Lifetime = .transient,
  using initializer: @escaping (repeat each Dependency) throws -> Service
) throws {
  var count = 0
  func add<Asked>(_ asked: Asked.Type) { count += 1 }
  repeat add((each Dependency).self)
  try register(type, keptFor: count == 0 && lifetime == .transient ? .shared : lifetime) {
    resolver in
    try initializer(repeat try resolver.dependency((each Dependency).self, of: type))
  }
}
// End of step 1

// Wrong: asks once for each type, and hands the answer to every parameter of it.
// Caught by: Two parameters of one type are asked for one by one
// Says: the same transient object
// Also fails: step 4

// MARK: Step 1
/// Registers `type` as what `initializer` makes.
public func autoRegister<Service, each Dependency>(
  _ type: Service.Type, lifetime: Lifetime = .transient,
  using initializer: @escaping (repeat each Dependency) throws -> Service
) throws {
  try register(type, keptFor: lifetime) { resolver in
    var answers: [ObjectIdentifier: Any] = [:]
    func answer<Asked>(_ asked: Asked.Type) throws -> Asked {
      if let answer = answers[ObjectIdentifier(asked)] as? Asked { return answer }
      let answer = try resolver.dependency(asked, of: type)
      answers[ObjectIdentifier(asked)] = answer
      return answer
    }
    return try initializer(repeat try answer((each Dependency).self))
  }
}
// End of step 1

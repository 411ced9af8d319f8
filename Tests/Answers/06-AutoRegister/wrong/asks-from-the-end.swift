// Wrong: resolves the last parameter first.
// Caught by: Each dependency is resolved once, in the order of the parameters
// Says: in the order of the parameters
// Caught by: After a failed dependency nothing more is built
// Says: for nobody

// MARK: Step 1
/// Registers `type` as what `initializer` makes.
public func autoRegister<Service, each Dependency>(
  _ type: Service.Type, lifetime: Lifetime = .transient,
  using initializer: @escaping (repeat each Dependency) throws -> Service
) throws {
  try register(type, keptFor: lifetime) { resolver in
    var questions: [() throws -> Any] = []
    func add<Asked>(_ asked: Asked.Type) {
      questions.append { try resolver.dependency(asked, of: type) }
    }
    repeat add((each Dependency).self)
    var answers: [Any] = []
    for question in questions.reversed() { answers.append(try question()) }
    func take<Asked>(_ asked: Asked.Type) throws -> Asked {
      guard let answer = answers.popLast() as? Asked else { throw StepNotWritten(1) }
      return answer
    }
    return try initializer(repeat try take((each Dependency).self))
  }
}
// End of step 1

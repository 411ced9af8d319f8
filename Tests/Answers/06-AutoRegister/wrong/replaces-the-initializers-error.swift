// Wrong: reports a failed initializer as a service of the wrong type.
// Caught by: The error of an initializer arrives as it was thrown
// Says: replaced by another
// Also fails: step 3
// Also fails: step 4

// MARK: Step 1
/// Registers `type` as what `initializer` makes.
public func autoRegister<Service, each Dependency>(
  _ type: Service.Type, lifetime: Lifetime = .transient,
  using initializer: @escaping (repeat each Dependency) throws -> Service
) throws {
  try register(type, keptFor: lifetime) { resolver in
    let build = { (parts: (repeat each Dependency)) -> Service in
      do {
        return try initializer(repeat each parts)
      } catch {
        throw ResolutionFailure.typeMismatch(String(reflecting: type))
      }
    }
    return try build((repeat try resolver.dependency((each Dependency).self, of: type)))
  }
}
// End of step 1

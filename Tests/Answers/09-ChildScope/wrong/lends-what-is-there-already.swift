// Wrong: takes a scoped service that exists already for harmless.
// Caught by: A shared service may not hold a scoped one
// Says: after the scope has built it

// MARK: Step 2a
let owner = definition.owner
if let instance = owner.instances[definition.key] { return instance }
let asker = SharedAsker(of: definition, in: owner)
let lender = LendingAsker(scope: self, asker: asker)
let instance = try owner.build(definition, with: lender)
owner.instances[definition.key] = instance
return instance
// End of step 2a

/// Looks into the scope first, then asks on behalf of the shared service.
final class LendingAsker: Resolver {
  let scope: Scope
  let asker: SharedAsker

  init(scope: Scope, asker: SharedAsker) {
    self.scope = scope
    self.asker = asker
  }

  func resolve<Service>(_ type: Service.Type) throws -> Service {
    if let instance = scope.instances[ObjectIdentifier(type)] as? Service { return instance }
    return try asker.resolve(type)
  }
}

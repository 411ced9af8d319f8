// Right: builds shared services with a resolver of its own that refuses by itself.

// MARK: Step 2a
let owner = definition.owner
if let instance = owner.instances[definition.key] { return instance }
let inner = SharedAsker(of: definition, in: owner)
let asker = StrictAsker(for: definition, inner: inner, owner: owner)
let instance = try owner.build(definition, with: asker)
owner.instances[definition.key] = instance
return instance
// End of step 2a

// MARK: Step 2b
guard parent == nil else { return }
if let shared = asker as? SharedAsker {
  throw ScopeFailure.captive(shared: shared.definition.name, scoped: definition.name)
} else {
  throw ScopeFailure.noScope(definition.name)
}
// End of step 2b

/// Looks at the definition before anything is asked.
final class StrictAsker: Resolver {
  let definition: Definition
  let inner: SharedAsker
  let owner: Scope

  init(for definition: Definition, inner: SharedAsker, owner: Scope) {
    self.definition = definition
    self.inner = inner
    self.owner = owner
  }

  func resolve<Service>(_ type: Service.Type) throws -> Service {
    if owner.parent == nil, owner.definition(for: ObjectIdentifier(type))?.lifetime == .scoped {
      throw ScopeFailure.captive(shared: definition.name, scoped: String(reflecting: type))
    }
    return try inner.resolve(type)
  }
}

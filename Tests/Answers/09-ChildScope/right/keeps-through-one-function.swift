// Right: keeps scoped and shared instances through one function, which takes the keeper and the resolver.

// MARK: Step 1c
return try keeping(definition, in: self) { self }
// End of step 1c

// MARK: Step 2a
let owner = definition.owner
return try keeping(definition, in: owner) { SharedAsker(of: definition, in: owner) }
// End of step 2a

extension Scope {
  func keeping(
    _ definition: Definition, in keeper: Scope, askedThrough resolver: () -> any Resolver
  ) throws -> Any {
    if let kept = keeper.instances[definition.key] { return kept }
    let product = try keeper.build(definition, with: resolver())
    keeper.instances.updateValue(product, forKey: definition.key)
    return product
  }
}

// Wrong: uses the instance of a scope further up, if there is one.
// Caught by: A scope below a scope has instances of its own
// Says: do not have one scoped instance each

// MARK: Step 1c
var level: Scope? = self
while let scope = level {
  if let instance = scope.instances[definition.key] { return instance }
  level = scope.parent
}
let instance = try build(definition, with: self)
instances[definition.key] = instance
return instance
// End of step 1c

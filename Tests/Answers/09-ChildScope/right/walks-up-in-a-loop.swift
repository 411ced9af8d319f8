// Right: goes up level by level in a loop.

// MARK: Step 1b
var level: Scope? = self
while let scope = level {
  if let definition = scope.definitions[key] { return definition }
  level = scope.parent
}
return nil
// End of step 1b

// MARK: Step 3a
let fullName = String(reflecting: type)
throw ResolutionFailure.missing(fullName)
// End of step 3a

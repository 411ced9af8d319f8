// Right: gives each scope of the container a copy of all definitions, so that it finds them in one look-up.

// MARK: Step 1a
let scope = try root.makeScope(named: name, adding: define)
if scope.state == .open {
  scope.definitions = root.definitions.merging(scope.definitions) { _, added in added }
}
return scope
// End of step 1a

// Wrong: draws all definitions instead of what was built.
// Caught by: Each scope is a box around what it keeps
// Says: leave out what was only registered

// MARK: Step 5c
var services: Set<BuiltService> = []
var arrows: Set<Flowchart.Arrow> = []
for scope in [self] + children.oldestFirst {
  var level: Scope? = scope
  while let registered = level {
    for definition in registered.definitions.values {
      let owner = definition.lifetime == .shared ? definition.owner : scope
      services.insert(BuiltService(scope: owner, definition: definition))
    }
    level = registered.parent
  }
}
for service in services {
  for asked in service.scope.services(askedForBy: service.definition) {
    arrows.insert(Flowchart.Arrow(asker: service, asked: asked))
  }
}
return flowchart(of: services, arrows: arrows)
// End of step 5c

// Right: looks among the running factories for one whose product is kept, and follows the arrows by recursion.

// MARK: Step 5a
if construction.running.contains(where: { $0.lifetime != .transient }),
  let asker = construction.innermost
{
  asks.insert(Ask(asker: asker, asked: definition))
}
// End of step 5a

// MARK: Step 5b
switch definition.lifetime {
case .scoped, .shared: scope
case .transient: nil
}
// End of step 5b

// MARK: Step 5c
var services: [BuiltService] = []
var arrows: [Flowchart.Arrow] = []
func visit(_ service: BuiltService) {
  if services.contains(service) { return }
  services.append(service)
  for asked in service.scope.services(askedForBy: service.definition) {
    arrows.append(Flowchart.Arrow(asker: service, asked: asked))
    visit(asked)
  }
}
func visitAll(below scope: Scope) {
  scope.ownedServices.forEach(visit)
  scope.children.oldestFirst.forEach(visitAll)
}
visitAll(below: self)
return flowchart(of: Set(services), arrows: Set(arrows))
// End of step 5c

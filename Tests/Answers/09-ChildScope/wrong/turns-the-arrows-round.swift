// Wrong: draws from what was asked for to who asked.
// Caught by: Arrows lead from who asked to what was asked for
// Says: turned round

// MARK: Step 5c
var services: Set<BuiltService> = []
var arrows: Set<Flowchart.Arrow> = []
var waiting = subtree.flatMap(\.ownedServices)
while let service = waiting.popLast() {
  guard services.insert(service).inserted else { continue }
  let asked = service.scope.services(askedForBy: service.definition)
  arrows.formUnion(asked.map { Flowchart.Arrow(asker: $0, asked: service) })
  waiting += asked
}
return flowchart(of: services, arrows: arrows)
// End of step 5c

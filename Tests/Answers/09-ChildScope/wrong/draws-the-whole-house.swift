// Wrong: draws everything, whichever scope is asked.
// Caught by: A scope draws itself, those below it, and what they reach further up
// Says: that alone

// MARK: Step 5c
if let parent { return parent.diagram() }
var services: Set<BuiltService> = []
var arrows: Set<Flowchart.Arrow> = []
var waiting = subtree.flatMap(\.ownedServices)
while let service = waiting.popLast() {
  guard services.insert(service).inserted else { continue }
  let asked = service.scope.services(askedForBy: service.definition)
  arrows.formUnion(asked.map { Flowchart.Arrow(asker: service, asked: $0) })
  waiting += asked
}
return flowchart(of: services, arrows: arrows)
// End of step 5c

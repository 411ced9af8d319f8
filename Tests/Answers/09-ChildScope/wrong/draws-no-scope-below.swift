// Wrong: draws its own box and forgets the scopes below.
// Caught by: A scope draws itself, those below it, and what they reach further up
// Says: did not draw the open scopes below it
// Caught by: Each scope is a box around what it keeps
// Says: what each level keeps

// MARK: Step 5c
var services: Set<BuiltService> = []
var arrows: Set<Flowchart.Arrow> = []
var waiting = ownedServices
while let service = waiting.popLast() {
  guard services.insert(service).inserted else { continue }
  let asked = service.scope.services(askedForBy: service.definition)
  arrows.formUnion(asked.map { Flowchart.Arrow(asker: service, asked: $0) })
  waiting += asked
}
return flowchart(of: services, arrows: arrows)
// End of step 5c

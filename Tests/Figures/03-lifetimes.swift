// The edges of docs/figures/03-lifetimes.svg.

import Factories

let document = Document(title: "Notes")

let graph = ObjectGraph(parts: [
  "ReadingAppFactory.greeting": "GreetingConfiguration", "EditScreen.workflow": "DocumentWorkflow",
]) {
  let pool = DatabasePool()
  let factory = ReadingAppFactory(
    greeting: GreetingConfiguration(prefix: "Hello"), openPool: { pool })
  let screen = factory.makeEditScreen(for: document)
  return [
    ("ReadingAppFactory", factory), ("DatabasePool", pool), ("EditScreen", screen),
    ("Draft", screen.draft), ("Bookshelf", factory.makeBookshelf()),
    ("PooledEditingSession", try PooledEditingSession(document: document, pool: pool)),
  ]
}
var edges = try graph.edges()

// What a workflow opens for a save lives as long as the save, and nobody else holds it.
weak var session: (any EditingSession)?
let workflow = DocumentWorkflow { document in
  let opened = try PooledEditingSession(document: document, pool: DatabasePool())
  session = opened
  return opened
}
var isOpenWhileSaving = false
try workflow.edit(document) { _ in isOpenWhileSaving = session != nil }
if isOpenWhileSaving, session == nil { edges.append("DocumentWorkflow owns PooledEditingSession") }

print(edges.sorted().joined(separator: "\n"))

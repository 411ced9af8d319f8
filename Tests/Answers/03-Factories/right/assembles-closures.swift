// Right: builds three named closures over one pool, and keeps nothing else.

// MARK: Step 4a
private let makePresenter: () -> GreetingPresenter
private let makeShelf: () -> Bookshelf
private let makeScreen: (Document) -> EditScreen

/// Builds the closures.
public init(
  greeting: GreetingConfiguration, openPool: @escaping () -> DatabasePool = { DatabasePool() }
) {
  let pool = openPool()
  let workflow = DocumentWorkflow { try PooledEditingSession(document: $0, pool: pool) }
  makePresenter = { makeGreetingFeature(configuration: greeting) }
  makeShelf = { Bookshelf(pool: pool) }
  makeScreen = { document in
    EditScreen(
      document: document, draft: Draft(text: pool.text(of: document) ?? ""), workflow: workflow)
  }
}
// End of step 4a

// MARK: Step 4b
makePresenter()
// End of step 4b

// MARK: Step 4c
makeShelf()
// End of step 4c

// MARK: Step 4d
makeScreen(document)
// End of step 4d

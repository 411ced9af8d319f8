/// The assembly of the reading app: it builds the features, connects them, and decides what they
/// share and for how long. Chapter 3, Step 4.
///
/// The pool lives as long as the assembly and whatever it has built. A draft lives as long as its
/// screen, an editing session as long as one save. A feature keeps the parts it works with, and
/// never the assembly: that would let it ask for anything, at any time.
public final class ReadingAppFactory {
  // MARK: Step 4a · Keep what all features of this assembly share.
  private let openPool: () -> DatabasePool
  private let draft = Draft(text: "")

  /// Creates an assembly, which calls `openPool` once, now or when the pool is first needed.
  public init(
    greeting: GreetingConfiguration, openPool: @escaping () -> DatabasePool = { DatabasePool() }
  ) {
    self.openPool = openPool
  }
  // End of step 4a

  /// Builds a presenter of its own, which greets as this assembly was told.
  public func makeGreetingPresenter() -> GreetingPresenter {
    // MARK: Step 4b · Hand on the assembly's configuration.
    GreetingPresenter(reader: LocalGreetingReader())
    // End of step 4b
  }

  /// Builds a shelf of what this assembly's screens have stored.
  public func makeBookshelf() -> Bookshelf {
    // MARK: Step 4c · Share the pool.
    Bookshelf(pool: openPool())
    // End of step 4c
  }

  /// Builds a screen with a draft of its own, which begins with the stored text of `document`.
  public func makeEditScreen(for document: Document) -> EditScreen {
    // MARK: Step 4d · Share the pool, not the draft, and open a session for each save.
    let pool = openPool()
    let workflow = DocumentWorkflow { document in
      try PooledEditingSession(document: document, pool: pool)
    }
    return EditScreen(document: document, draft: draft, workflow: workflow)
    // End of step 4d
  }
}

/// Edits documents, each time in a session that is opened for that edit alone.
///
/// The workflow does not know how a session is opened; it is given a factory. What the factory
/// returns belongs to the workflow until it is closed. Chapter 3, Steps 2 and 3.
public final class DocumentWorkflow {
  // MARK: Step 2a · Keep the factory, and no session.
  private let openSession: (Document) throws -> any EditingSession
  private var session: (any EditingSession)?

  /// Creates a workflow that calls `openSession` once for each edit, and not before.
  public init(openSession: @escaping (Document) throws -> any EditingSession) {
    self.openSession = openSession
  }
  // End of step 2a

  /// Opens a session for `document`, lends it to `change`, and closes it, whatever happens.
  ///
  /// - Throws: The factory's error, and then there was nothing to close; the error of `change`,
  ///   also where closing fails as well; the error of closing after a change that succeeded.
  public func edit(
    _ document: Document, _ change: (any EditingSession) throws -> Void
  ) throws {
    // MARK: Step 2b · Open a session for this edit.
    let session = try session ?? openSession(document)
    self.session = session
    // End of step 2b

    // MARK: Step 3 · Lend the session, then close it: once, and in every case.
    try change(session)
    // End of step 3
  }
}

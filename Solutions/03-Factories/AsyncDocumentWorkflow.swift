/// Edits documents in sessions that take time to open, to use and to close.
///
/// It may be shared by tasks; each edit has a session of its own. Chapter 3, Step 5.
public final class AsyncDocumentWorkflow: Sendable {
  private let openSession: @Sendable (Document) async throws -> any AsyncEditingSession

  /// Creates a workflow that calls `openSession` once for each edit, and not before.
  public init(
    openSession: @escaping @Sendable (Document) async throws -> any AsyncEditingSession
  ) {
    self.openSession = openSession
  }

  /// Opens a session for `document`, lends it to `change`, and has closed it when it returns.
  ///
  /// A task that is cancelled beforehand opens nothing. One that is cancelled while the session
  /// opens runs no change, and closes what was opened nevertheless. Closing happens also in a
  /// cancelled task. A change that succeeds counts, even if its task was cancelled meanwhile.
  ///
  /// - Throws: The factory's error, and then there was nothing to close; the error of `change`,
  ///   also where closing fails as well; the error of closing after a change that succeeded;
  ///   `CancellationError` where a cancelled task did not get as far as the change.
  public func edit(
    _ document: Document,
    _ change: @Sendable (any AsyncEditingSession) async throws -> Void
  ) async throws {
    // MARK: Step 5 · Close whatever was opened, also when nobody waits for it any more.
    try Task.checkCancellation()
    let session = try await openSession(document)
    do {
      try Task.checkCancellation()
      try await change(session)
    } catch {
      try? await Task { try await session.close() }.value
      throw error
    }
    try await Task { try await session.close() }.value
    // Stub:
    // let session = try await openSession(document)
    // try await change(session)
    // try await session.close()
    // End of step 5
  }
}

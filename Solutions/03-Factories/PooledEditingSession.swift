/// A session that holds one connection of a pool from its creation until it is closed.
///
/// Chapter 3, Step 4.
public final class PooledEditingSession: EditingSession {
  private let document: Document
  private let pool: DatabasePool
  private var isOpen = true

  /// Takes a connection of `pool`.
  ///
  /// - Throws: ``EditingFailure/noConnectionLeft(limit:)`` when all are in use.
  public init(document: Document, pool: DatabasePool) throws {
    try pool.takeConnection()
    self.document = document
    self.pool = pool
  }

  /// Stores `text` in the pool.
  ///
  /// - Throws: ``EditingFailure/closed(_:)`` after the session was closed.
  public func replaceText(with text: String) throws {
    guard isOpen else { throw EditingFailure.closed(document.title) }
    pool.store(text, in: document)
  }

  /// Gives the connection back.
  ///
  /// - Throws: ``EditingFailure/closed(_:)`` when the session was closed before.
  public func close() throws {
    guard isOpen else { throw EditingFailure.closed(document.title) }
    isOpen = false
    pool.returnConnection()
  }
}

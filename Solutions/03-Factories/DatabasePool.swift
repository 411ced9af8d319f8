/// The app's store of documents, with a few connections through which they are written.
///
/// Meant to live as long as the app, and to be shared by what the app is made of. A connection is
/// taken by a session and must come back. Chapter 3, Step 4.
public final class DatabasePool {
  /// How many connections may be in use at one time.
  public let limit: Int

  /// How many are in use now.
  public private(set) var connectionsInUse = 0

  private var texts: [Document: String] = [:]

  /// Opens an empty pool.
  public init(limit: Int = 3) {
    self.limit = limit
  }

  /// The documents that hold a text, by title.
  public var documents: [Document] { texts.keys.sorted { $0.title < $1.title } }

  /// The stored text of `document`; `nil` where nothing was ever written.
  public func text(of document: Document) -> String? { texts[document] }

  func store(_ text: String, in document: Document) { texts[document] = text }

  func takeConnection() throws {
    guard connectionsInUse < limit else { throw EditingFailure.noConnectionLeft(limit: limit) }
    connectionsInUse += 1
  }

  func returnConnection() { connectionsInUse -= 1 }
}

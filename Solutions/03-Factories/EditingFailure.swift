/// Why a document cannot be edited. Chapter 3, Steps 3 and 4.
public enum EditingFailure: Error, Equatable, CustomStringConvertible {
  /// Every connection of the pool is in use; the limit stands here.
  case noConnectionLeft(limit: Int)

  /// The session was used or closed after it had been closed; the document's title stands here.
  case closed(String)

  /// What went wrong, with what, and what to do about it.
  public var description: String {
    switch self {
    case .noConnectionLeft(let limit):
      "All \(limit) connections are in use, so no session can open. Close the ones you are done with."
    case .closed(let title):
      "The session of \"\(title)\" is closed already. Open a new one for each edit, close it once."
    }
  }
}

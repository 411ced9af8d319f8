/// Opens pages for one reader, in a session of the reader's own.
public final class ReadingUserService: UserService {
  /// The reader's name.
  public let userName: String
  private let session: ReadingSession

  /// Creates the service of one reader.
  public init(userName: String, session: ReadingSession) {
    self.userName = userName
    self.session = session
  }

  /// The pages that this reader opened, in order.
  public var openedPages: [Int] { session.openedPages }

  /// Opens a page and returns what the screen shows for it.
  public func open(_ page: Int) -> String {
    session.open(page)
  }
}

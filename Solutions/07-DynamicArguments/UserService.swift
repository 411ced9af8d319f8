/// What the app does for one reader.
public protocol UserService: AnyObject {
  /// The reader's name.
  var userName: String { get }

  /// The pages that this reader opened, in order.
  var openedPages: [Int] { get }

  /// Opens a page and returns what the screen shows for it.
  func open(_ page: Int) -> String
}

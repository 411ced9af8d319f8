/// One sitting with a book.
public final class ReadingSession {
  /// Where this session puts the images of its pages.
  public let cache: ImageCache

  /// The pages that were opened, in order.
  public private(set) var openedPages: [Int] = []

  /// Creates a session that keeps its images in `cache`.
  public init(cache: ImageCache) {
    self.cache = cache
  }

  /// Opens a page and returns what the screen shows for it.
  public func open(_ page: Int) -> String {
    openedPages.append(page)
    cache.keepImage(of: page)
    return "Page \(page)"
  }
}

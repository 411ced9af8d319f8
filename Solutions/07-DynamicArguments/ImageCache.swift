/// Keeps the images of the pages that were opened.
public final class ImageCache {
  /// The pages whose images are kept.
  public private(set) var pages: Set<Int> = []

  /// Creates an empty cache.
  public init() {}

  /// Keeps the image of one page.
  public func keepImage(of page: Int) {
    pages.insert(page)
  }
}

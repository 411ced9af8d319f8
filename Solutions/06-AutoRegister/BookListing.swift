/// Knows which books there are. Where they come from depends on the device.
public protocol BookListing {
  /// The titles of all books.
  func titles() -> [String]
}

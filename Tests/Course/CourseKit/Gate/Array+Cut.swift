extension [String] {
  /// The first few, and how many more there are: a screen that nobody reads helps nobody.
  func cut(to limit: Int) -> [String] {
    count > limit ? prefix(limit) + ["… and \(count - limit) more"] : self
  }
}

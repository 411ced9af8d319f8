/// Finds the greeting for a name.
///
/// A reader is free to fail, so its callers must be ready for an error. Chapter 1, Step 1.
public protocol GreetingReading {
  /// Returns the greeting for `name`.
  ///
  /// - Throws: Whatever keeps this reader from answering, such as ``GreetingFailure/unavailable``.
  func greeting(for name: String) throws -> String
}

/// Greets without a file or a network: the reader of the app itself. Chapter 1, Step 1.
public struct LocalGreetingReader: GreetingReading {
  /// Creates a reader that needs nothing.
  public init() {}

  /// Returns "Hello, " and the name. This reader never fails.
  public func greeting(for name: String) throws -> String {
    "Hello, \(name)"
  }
}

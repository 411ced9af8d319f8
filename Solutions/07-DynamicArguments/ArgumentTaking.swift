/// Tells what is made, and from what. Asked for errors only. Chapter 7, Step 2.
protocol ArgumentTaking {
  /// The type of the service.
  static var service: Any.Type { get }

  /// The types of the arguments, in their order.
  static var arguments: [Any.Type] { get }
}

/// A list of argument types as an error shows it, such as `(Swift.String, Swift.Int)`.
func listName(of types: [Any.Type]) -> String {
  "(\(types.map { String(reflecting: $0) }.joined(separator: ", ")))"
}

/// Why no greeting could be shown. Chapter 1, Steps 2 and 3.
public enum GreetingFailure: Error, Equatable, CustomStringConvertible {
  /// The reader cannot answer at the moment.
  case unavailable

  /// The name holds nothing but white space.
  case emptyName

  /// What went wrong, and what to do about it.
  public var description: String {
    switch self {
    case .unavailable:
      "The greeting reader cannot answer at the moment. Keep what is shown and try again later."
    case .emptyName:
      "The name is blank, so there is nobody to greet. Ask for a name, then show the greeting again."
    }
  }
}

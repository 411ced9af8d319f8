/// Why a file of preferences was neither used nor changed. Chapter 8, Step 6.
public enum PreferenceFileFailure: Error, Equatable, CustomStringConvertible {
  /// The file at this path is not, or no longer, a file of preferences.
  case damaged(path: String)

  /// The file at this path holds the preferences of another account.
  case foreign(path: String)

  /// What went wrong, with which file, and what to do about it.
  public var description: String {
    switch self {
    case .damaged(let path):
      "The file \(path) does not hold preferences that can be read. It was left as it is: mend it, "
        + "or move it away to start anew."
    case .foreign(let path):
      "The file \(path) holds the preferences of another account. It was left as it is: move it "
        + "back to where it came from."
    }
  }
}

/// Why a scope does not answer. Chapter 8, Step 3.
public enum AccountScopeFailure: Error, Equatable, CustomStringConvertible {
  /// The account was signed out while this scope was still in somebody's hands.
  case closed

  /// What went wrong, and what to do about it.
  public var description: String {
    switch self {
    case .closed:
      "The account's scope is closed, so it answers nobody. Sign in, and use the scope you get then."
    }
  }
}

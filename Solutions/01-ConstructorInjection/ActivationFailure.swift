/// Why a greeting screen cannot work yet. Chapter 1, Step 4.
public enum ActivationFailure: Error, Equatable, CustomStringConvertible {
  /// A required property, named here, was not set when the screen was activated.
  case missing(String)

  /// The screen was used before it was activated.
  case notActivated

  /// What went wrong, with what, and what to do about it.
  public var description: String {
    switch self {
    case .missing(let property):
      "The screen cannot start without its \(property). Set `\(property)`, then activate it again."
    case .notActivated:
      "The screen is not activated, so it cannot show a greeting. Call `activate()` first."
    }
  }
}

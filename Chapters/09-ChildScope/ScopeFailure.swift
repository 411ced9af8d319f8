/// Why a scope refused to register or to resolve. Types are named in full. Chapter 9.
public enum ScopeFailure: Error, Equatable, CustomStringConvertible {
  /// The scope has been closed, or the one above it. Step 4.
  case closed

  /// A shared service asked for a scoped one, which ends before it does. Step 2.
  case captive(shared: String, scoped: String)

  /// A scoped service was asked for outside of any scope. Step 2.
  case noScope(String)

  /// A transient service came with a clean-up, but no scope will own it to run that. Step 4.
  case noOwner(String)

  /// What went wrong, with what, and what to do about it.
  public var description: String {
    switch self {
    case .closed:
      "The scope is closed and takes part in nothing any more. Open a new one with `makeScope()`."
    case .captive(let shared, let scoped):
      "\(shared) is shared and would hold \(scoped) after its scope has ended. Make the first scoped,"
        + " or hand it the second one for each call."
    case .noScope(let name):
      "\(name) is scoped, and the container itself is no scope. Open one with `makeScope()`, and ask"
        + " that one."
    case .noOwner(let name):
      "\(name) is transient, so no scope keeps it until closing. Register it as scoped or shared, or"
        + " let whoever asks clean it up."
    }
  }
}

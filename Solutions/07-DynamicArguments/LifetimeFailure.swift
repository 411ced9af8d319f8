/// Why a service cannot have the lifetime that it was registered with. Chapter 5, Step 3.
public enum LifetimeFailure: Error, Equatable, CustomStringConvertible {
  /// The factory of a weak service, named here, made a value, and nobody can hold a value weakly.
  case notAnObject(String)

  /// What went wrong, with what, and what to do about it.
  public var description: String {
    switch self {
    case .notAnObject(let name):
      "\(name) is registered as weak, but its factory made a value, and a value has no owners."
        + " Make it a class, or register it as transient or shared."
    }
  }
}

/// Why a container refused to register or to resolve. Types are named in full. Chapter 4.
public enum ResolutionFailure: Error, Equatable, CustomStringConvertible {
  /// A registration came after the container was frozen. Step 3.
  case frozen

  /// A service was asked for before the container was frozen. Step 3.
  case notFrozen

  /// The type was registered before; the first registration stays. Step 3.
  case duplicate(String)

  /// Nothing is registered for the type. Step 1.
  case missing(String)

  /// Services that need each other, in the order they ask; the first is also the last. Step 4.
  case cycle([String])

  /// The factory of the type made something else. Step 1.
  case typeMismatch(String)

  /// What went wrong, with what, and what to do about it.
  public var description: String {
    switch self {
    case .frozen:
      "The container is frozen and takes no registration. Register everything before `freeze()`."
    case .notFrozen:
      "The container is not frozen, so it builds nothing yet. Call `freeze()` after registering."
    case .duplicate(let name):
      "\(name) is registered already. Remove one of the two, or give the second its own type."
    case .missing(let name):
      "Nothing is registered for \(name). Register exactly this type before `freeze()`."
    case .cycle(let path):
      "A cycle: \(path.joined(separator: " → ")). Let one of them get what it needs after it is built."
    case .typeMismatch(let name):
      "The factory of \(name) made something else. Let it return a \(name)."
    }
  }
}

/// Why a service cannot be made from the given arguments. Types are named in full. Chapter 7.
public enum ArgumentFailure: Error, Equatable, CustomStringConvertible {
  /// The service is registered, but for other arguments: `expected` holds each registered list,
  /// sorted, and `got` the list that was passed. No argument is written `()`. Step 2.
  case argumentMismatch(service: String, expected: [String], got: String)

  /// The service, named here, is to be kept, and would ignore the arguments of whoever asks second.
  /// Step 3.
  case lifetimeIgnoresArguments(String)

  /// What went wrong, with what, and what to do about it.
  public var description: String {
    switch self {
    case .argumentMismatch(let service, let expected, let got):
      "\(service) is registered for \(expected.joined(separator: " or ")), and was asked for with"
        + " \(got). Pass exactly these types, or register a factory for \(got)."
    case .lifetimeIgnoresArguments(let service):
      "\(service) takes arguments, so it cannot be kept: whoever asks second would get what was"
        + " made for the first. Register it as transient, or share what it is made from."
    }
  }
}

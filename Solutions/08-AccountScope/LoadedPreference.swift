/// What is known about a preference that was loaded. Chapter 8, Step 2.
///
/// "Not loaded yet" is no case of it: a key that was never loaded has no `LoadedPreference` at all.
enum LoadedPreference: Equatable, Sendable {
  /// The account has this value, which may be an empty text.
  case present(String)

  /// The loader was asked, and the account has no such preference.
  case absent

  /// The value for a reader; `nil` where the preference is absent.
  var value: String? {
    switch self {
    case .present(let value): value
    case .absent: nil
    }
  }
}

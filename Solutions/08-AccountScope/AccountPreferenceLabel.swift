/// One preference on a screen. It reads through the scope that it was given and keeps no value.
///
/// The scope is a concrete class: what a test replaces is the loader below it. Chapter 8, Step 1.
public struct AccountPreferenceLabel {
  // MARK: Step 1c · Read through the scope, and say what is absent.
  private let scope: AccountPreferenceScope
  private let key: String

  /// Creates a label for one preference of the scope's account.
  public init(scope: AccountPreferenceScope, key: String) {
    self.scope = scope
    self.key = key
  }

  /// Returns what to show: the preference, or "Not configured" where it is absent.
  ///
  /// - Throws: What the scope throws, such as ``AccountScopeFailure/closed``.
  public func text() throws -> String {
    try scope.value(for: key) ?? "Not configured"
  }
  // Stub:
  // private let scope: AccountPreferenceScope
  // private let key: String
  //
  // /// Creates a label for one preference of the scope's account.
  // public init(scope: AccountPreferenceScope, key: String) {
  //   self.scope = scope
  //   self.key = key
  // }
  //
  // /// Returns what to show: the preference, or "Not configured" where it is absent.
  // ///
  // /// - Throws: What the scope throws, such as ``AccountScopeFailure/closed``.
  // public func text() throws -> String {
  //   try scope.value(for: key) ?? ""
  // }
  // End of step 1c
}

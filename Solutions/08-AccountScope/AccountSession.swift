/// Who is signed in, in one window of the app: the owner of that account's scope.
///
/// Chapter 8, Step 3.
public final class AccountSession {
  /// The scope of the account that is signed in; `nil` while nobody is.
  public private(set) var scope: AccountPreferenceScope?

  private let factory: AccountFeatureFactory

  /// Creates a session in which nobody is signed in.
  public init(factory: AccountFeatureFactory) {
    self.factory = factory
  }

  /// Signs the present account out, if there is one, and returns the scope of the new one.
  @discardableResult
  public func signIn(accountID: String) -> AccountPreferenceScope {
    signOut()
    let scope = factory.makeScope(accountID: accountID)
    self.scope = scope
    return scope
  }

  /// Ends the access of every screen that has the account's scope, also of those still on display.
  public func signOut() {
    // MARK: Step 3c · End the access, then let go.
    scope?.close()
    scope = nil
    // Stub:
    // scope = nil
    // End of step 3c
  }
}

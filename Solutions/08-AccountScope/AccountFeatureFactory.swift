/// Makes the scope of an account at sign-in. The composition root keeps it; no screen needs it.
///
/// It has one product with a name. It is no resolver: nobody can ask it for anything else.
/// Chapter 8, Step 1.
public struct AccountFeatureFactory {
  // MARK: Step 1a · A scope of its own for each sign-in.
  private let absence: AbsencePolicy
  private let load: (String, String) throws -> String?

  /// Creates a factory whose scopes load with `load` and treat absence as `absence` says.
  public init(
    absence: AbsencePolicy = .reload,
    load: @escaping (_ accountID: String, _ key: String) throws -> String?
  ) {
    self.absence = absence
    self.load = load
  }

  /// Returns a new scope at each call, also for an account that had one before.
  public func makeScope(accountID: String) -> AccountPreferenceScope {
    AccountPreferenceScope(accountID: accountID, absence: absence, load: load)
  }
  // Stub:
  // // One scope for whoever is signed in.
  // private let scope: AccountPreferenceScope
  //
  // /// Creates a factory whose scopes load with `load` and treat absence as `absence` says.
  // public init(
  //   absence: AbsencePolicy = .reload,
  //   load: @escaping (_ accountID: String, _ key: String) throws -> String?
  // ) {
  //   scope = AccountPreferenceScope(accountID: "current user", absence: absence, load: load)
  // }
  //
  // /// Returns a new scope at each call, also for an account that had one before.
  // public func makeScope(accountID: String) -> AccountPreferenceScope {
  //   scope
  // }
  // End of step 1a
}

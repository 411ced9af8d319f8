// Wrong: registers each scope and hands it out again.
// Caught by: The factory makes a new scope each time, also for the same account
// Says: A factory that keeps its scopes is a registry

// MARK: Step 1a
private let absence: AbsencePolicy
private let load: (String, String) throws -> String?
private let registry = ScopeRegistry()

/// Creates a factory with a registry.
public init(
  absence: AbsencePolicy = .reload,
  load: @escaping (_ accountID: String, _ key: String) throws -> String?
) {
  self.absence = absence
  self.load = load
}

/// Returns the scope of the account, made at the first call.
public func makeScope(accountID: String) -> AccountPreferenceScope {
  if let scope = registry.scopes[accountID] { return scope }
  let scope = AccountPreferenceScope(accountID: accountID, absence: absence, load: load)
  registry.scopes[accountID] = scope
  return scope
}
// End of step 1a

final class ScopeRegistry {
  var scopes: [String: AccountPreferenceScope] = [:]
}

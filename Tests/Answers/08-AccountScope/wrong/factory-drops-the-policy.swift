// Wrong: takes the policy and makes scopes that never hear of it.
// Caught by: A factory hands its policy to the scopes that it makes
// Says: hand it on
// Also fails: step 6

// MARK: Step 1a
private let load: (String, String) throws -> String?

/// Creates a factory whose scopes load with `load` and treat absence as `absence` says.
public init(
  absence: AbsencePolicy = .reload,
  load: @escaping (_ accountID: String, _ key: String) throws -> String?
) {
  self.load = load
}

/// Returns a new scope at each call, also for an account that had one before.
public func makeScope(accountID: String) -> AccountPreferenceScope {
  AccountPreferenceScope(accountID: accountID, load: load)
}
// End of step 1a

// Wrong: loads at sign-in what a screen may want later.
// Caught by: Nothing is loaded before somebody reads
// Says: Making a scope or a label is assembly

// MARK: Step 1a
private let absence: AbsencePolicy
private let load: (String, String) throws -> String?

/// Creates a factory whose scopes load with `load`.
public init(
  absence: AbsencePolicy = .reload,
  load: @escaping (_ accountID: String, _ key: String) throws -> String?
) {
  self.absence = absence
  self.load = load
}

/// Returns a scope.
public func makeScope(accountID: String) -> AccountPreferenceScope {
  let scope = AccountPreferenceScope(accountID: accountID, absence: absence, load: load)
  _ = try? scope.value(for: "displayName")
  return scope
}
// End of step 1a

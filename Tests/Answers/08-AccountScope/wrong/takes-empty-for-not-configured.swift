// Wrong: shows an empty preference as if it were absent.
// Caught by: A label says when there is nothing to show
// Says: A preference that is there and empty is shown as it is

// MARK: Step 1c
private let scope: AccountPreferenceScope
private let key: String

/// Creates a label for one preference of the scope's account.
public init(scope: AccountPreferenceScope, key: String) {
  self.scope = scope
  self.key = key
}

/// Returns what to show.
public func text() throws -> String {
  guard let text = try scope.value(for: key), !text.isEmpty else { return "Not configured" }
  return text
}
// End of step 1c

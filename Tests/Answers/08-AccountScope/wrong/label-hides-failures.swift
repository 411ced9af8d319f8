// Wrong: shows a failed load as "Not configured".
// Caught by: A failed load reaches whoever asks for the text
// Says: is not "not configured"
// Also fails: step 3

// MARK: Step 1c
private let scope: AccountPreferenceScope
private let key: String

/// Creates a label.
public init(scope: AccountPreferenceScope, key: String) {
  self.scope = scope
  self.key = key
}

/// Returns what to show.
public func text() throws -> String {
  (try? scope.value(for: key)) ?? "Not configured"
}
// End of step 1c

// Wrong: lets every label keep what it has loaded, and the scope nothing.
// Caught by: Two labels of one scope cost one load
// Says: one in each label is too narrow
// Also fails: step 2
// Also fails: step 3
// Also fails: step 4
// Also fails: step 6

// MARK: Step 1b
return try load(accountID, key)
// End of step 1b

// MARK: Step 1c
private let scope: AccountPreferenceScope
private let key: String
private let cache = LabelCache()

/// Creates a label with a cache of its own.
public init(scope: AccountPreferenceScope, key: String) {
  self.scope = scope
  self.key = key
}

/// Returns what this label has loaded.
public func text() throws -> String {
  if let text = cache.text { return text }
  let text = try scope.value(for: key) ?? "Not configured"
  cache.text = text
  return text
}
// End of step 1c

final class LabelCache {
  var text: String?
}

// Wrong: keeps in each label what it has shown once.
// Caught by: A screen left over from an account that ended is refused
// Caught by: An update is seen by every label, without a load
// Says: a menu left over from her time still reads
// Says: A label does not show what the editor saved

// MARK: Step 1c
private let scope: AccountPreferenceScope
private let key: String
private let shown = ShownText()

/// Creates a label that remembers what it shows.
public init(scope: AccountPreferenceScope, key: String) {
  self.scope = scope
  self.key = key
}

/// Returns what was shown before, if anything was.
public func text() throws -> String {
  if let text = shown.text { return text }
  let text = try scope.value(for: key) ?? "Not configured"
  shown.text = text
  return text
}
// End of step 1c

final class ShownText {
  var text: String?
}

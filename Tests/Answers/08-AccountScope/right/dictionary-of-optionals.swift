// Right: keeps absence as nil in a dictionary of optionals, and goes through it by switch.

// MARK: Step 2
private var values: [String: String?] = [:]

/// Returns what was loaded for `key`.
func preference(for key: String) -> LoadedPreference? {
  switch values[key] {
  case .none: nil
  case .some(.none): .absent
  case .some(.some(let value)): .present(value)
  }
}

/// Keeps an answer for `key`.
mutating func keep(_ value: String?, for key: String) {
  if value == nil, absence == .reload {
    values.removeValue(forKey: key)
  } else {
    values.updateValue(value, forKey: key)
  }
}

/// Forgets `key`.
mutating func forget(_ key: String) {
  values.removeValue(forKey: key)
}

/// Forgets everything.
mutating func forgetAll() {
  values.removeAll()
}
// End of step 2

// MARK: Step 1b
switch cache.preference(for: key) {
case .present(let value): return value
case .absent: return nil
case nil:
  let answer = try load(accountID, key)
  defer { cache.keep(answer, for: key) }
  return answer
}
// End of step 1b

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
  switch try scope.value(for: key) {
  case let text?: return text
  case nil: return "Not configured"
  }
}
// End of step 1c

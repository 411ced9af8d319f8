// Wrong: assigns nil to a dictionary of optionals, which removes the entry.
// Caught by: Where absence is remembered, an absent key is loaded once
// Says: it removes the entry
// Also fails: step 4
// Also fails: step 5
// Also fails: step 6

// MARK: Step 2
private var values: [String: String?] = [:]

/// Returns what was loaded for `key`.
func preference(for key: String) -> LoadedPreference? {
  guard let known = values[key] else { return nil }
  guard let value = known else { return .absent }
  return .present(value)
}

/// Keeps an answer for `key`.
mutating func keep(_ value: String?, for key: String) {
  if let value {
    values[key] = value
  } else {
    values[key] = nil
  }
}

/// Forgets `key`.
mutating func forget(_ key: String) {
  values[key] = nil
}

/// Forgets everything.
mutating func forgetAll() {
  values = [:]
}
// End of step 2

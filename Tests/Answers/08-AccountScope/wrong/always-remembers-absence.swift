// Wrong: remembers absence whatever the policy says.
// Caught by: Where absence is reloaded, a preference is seen as soon as it exists
// Says: still calls it absent
// Also fails: step 4
// Also fails: step 5
// Also fails: step 6

// MARK: Step 2
private var preferences: [String: LoadedPreference] = [:]

/// Returns what was loaded for `key`.
func preference(for key: String) -> LoadedPreference? {
  preferences[key]
}

/// Keeps an answer for `key`.
mutating func keep(_ value: String?, for key: String) {
  preferences[key] = value.map { .present($0) } ?? .absent
}

/// Forgets `key`.
mutating func forget(_ key: String) {
  preferences[key] = nil
}

/// Forgets everything.
mutating func forgetAll() {
  preferences = [:]
}
// End of step 2

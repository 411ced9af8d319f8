// Wrong: keeps an empty text as absence.
// Caught by: An empty text is a value
// Says: An empty text was taken for absence

// MARK: Step 2
private var preferences: [String: LoadedPreference] = [:]

/// Returns what was loaded for `key`.
func preference(for key: String) -> LoadedPreference? {
  preferences[key]
}

/// Keeps an answer for `key`.
mutating func keep(_ value: String?, for key: String) {
  if let value, !value.isEmpty {
    preferences[key] = .present(value)
  } else if absence == .remember {
    preferences[key] = .absent
  } else {
    preferences[key] = nil
  }
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

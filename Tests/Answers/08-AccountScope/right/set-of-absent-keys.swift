// Right: knows the absent keys by a set of their own.

// MARK: Step 2
private var values: [String: String] = [:]
private var absent: Set<String> = []

/// Returns what was loaded for `key`.
func preference(for key: String) -> LoadedPreference? {
  absent.contains(key) ? .absent : values[key].map { .present($0) }
}

/// Keeps an answer for `key`.
mutating func keep(_ value: String?, for key: String) {
  forget(key)
  if let value {
    values[key] = value
  } else if absence == .remember {
    absent.insert(key)
  }
}

/// Forgets `key`.
mutating func forget(_ key: String) {
  values[key] = nil
  absent.remove(key)
}

/// Forgets everything.
mutating func forgetAll() {
  values = [:]
  absent = []
}
// End of step 2

// MARK: Step 1a
private let make: (String) -> AccountPreferenceScope

/// Keeps how a scope is made, and nothing else.
public init(
  absence: AbsencePolicy = .reload,
  load: @escaping (_ accountID: String, _ key: String) throws -> String?
) {
  make = { AccountPreferenceScope(accountID: $0, absence: absence, load: load) }
}

/// Makes a scope.
public func makeScope(accountID: String) -> AccountPreferenceScope { make(accountID) }
// End of step 1a

// MARK: Step 3c
defer { scope = nil }
scope?.close()
// End of step 3c

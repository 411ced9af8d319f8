/// What a scope has learned about the preferences of its account. Chapter 8, Step 2.
struct PreferenceCache {
  private let absence: AbsencePolicy

  /// Creates a cache that knows nothing yet and treats absence as `absence` says.
  init(absence: AbsencePolicy) {
    self.absence = absence
  }

  // MARK: Step 2 · Tell "absent" from "not loaded".
  private var values: [String: String] = [:]

  /// Returns what was loaded for `key`, or `nil` while nothing is known about it.
  func preference(for key: String) -> LoadedPreference? {
    values[key].map { .present($0) }
  }

  /// Keeps an answer for `key`; absence is kept only where the policy says so.
  mutating func keep(_ value: String?, for key: String) {
    values[key] = value
  }

  /// Makes `key` as if it had never been loaded.
  mutating func forget(_ key: String) {
    values[key] = nil
  }

  /// Makes every key as if it had never been loaded.
  mutating func forgetAll() {
    values = [:]
  }
  // End of step 2
}

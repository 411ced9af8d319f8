// Right: keeps a closure that lets through or refuses.

// MARK: Step 3a
private var admit: () throws -> Void = {}

/// Replaces the closure.
public func close() {
  admit = { throw AccountScopeFailure.closed }
  cache.forgetAll()
}
// End of step 3a

// MARK: Step 3b
try admit()
// End of step 3b

// MARK: Step 4
/// Takes what was saved.
public func update(_ value: String?, for key: String) throws {
  try admit()
  invalidate(key)
  cache.keep(value, for: key)
}

/// Drops what is known about `key`.
public func invalidate(_ key: String) {
  cache.forget(key)
}
// End of step 4

// MARK: Step 1c
private let read: () throws -> String?

/// Keeps how to read.
public init(scope: AccountPreferenceScope, key: String) {
  read = { try scope.value(for: key) }
}

/// Reads.
public func text() throws -> String { try read() ?? "Not configured" }
// End of step 1c

/// The preferences of one signed-in account, shared by the screens that are given this scope.
///
/// The scope owns what it has loaded; the loader is a capability that it was handed. It is meant for
/// one thread: step 5 is the scope for many tasks. Chapter 8, Steps 1 to 4.
public final class AccountPreferenceScope {
  /// The account whose preferences these are.
  public let accountID: String

  private let load: (String, String) throws -> String?
  private var cache: PreferenceCache

  /// Creates an open scope that has loaded nothing yet.
  ///
  /// `load` gets the account and a key, and returns `nil` where there is no such preference.
  public init(
    accountID: String, absence: AbsencePolicy = .reload,
    load: @escaping (_ accountID: String, _ key: String) throws -> String?
  ) {
    self.accountID = accountID
    self.load = load
    cache = PreferenceCache(absence: absence)
  }

  /// Returns the preference, which is loaded at the first read; `nil` where it is absent.
  ///
  /// - Throws: ``AccountScopeFailure/closed`` after ``close()``, before the loader is asked;
  ///   the loader's own error, unchanged, and then nothing is kept.
  public func value(for key: String) throws -> String? {
    // MARK: Step 3b · Refuse before anything else.
    guard !isClosed else { throw AccountScopeFailure.closed }
    // Stub:
    // End of step 3b

    // MARK: Step 1b · Load a key once, and keep the answer.
    if let known = cache.preference(for: key) { return known.value }
    let value = try load(accountID, key)
    cache.keep(value, for: key)
    return value
    // Stub:
    // let value = try load(accountID, key)
    // return value
    // End of step 1b
  }

  // MARK: Step 4 · Replace a value, or drop it.
  /// Tells the scope what was saved for `key`, so that every reader sees it; `nil` for removed.
  ///
  /// - Throws: ``AccountScopeFailure/closed`` after ``close()``.
  public func update(_ value: String?, for key: String) throws {
    guard !isClosed else { throw AccountScopeFailure.closed }
    cache.keep(value, for: key)
  }

  /// Drops what is known about `key`; the next read loads it. A closed scope has nothing to drop.
  public func invalidate(_ key: String) {
    cache.forget(key)
  }
  // Stub:
  // /// Tells the scope what was saved for `key`, so that every reader sees it; `nil` for removed.
  // ///
  // /// - Throws: ``AccountScopeFailure/closed`` after ``close()``.
  // public func update(_ value: String?, for key: String) throws {
  //   throw StepNotWritten(4)
  // }
  //
  // /// Drops what is known about `key`; the next read loads it. A closed scope has nothing to drop.
  // public func invalidate(_ key: String) {}
  // End of step 4

  // MARK: Step 3a · Close for good.
  private var isClosed = false

  /// Ends all access through this scope and forgets what it knew. Closing again is harmless.
  public func close() {
    isClosed = true
    cache.forgetAll()
  }
  // Stub:
  // /// Ends all access through this scope and forgets what it knew. Closing again is harmless.
  // public func close() {
  //   cache.forgetAll()
  // }
  // End of step 3a
}

/// The preferences of one account for many tasks, loaded by something that takes its time.
///
/// The scope owns its loads: readers wait for them but cannot cancel them. Chapter 8, Step 5.
public actor AsyncAccountPreferenceScope {
  /// The account whose preferences these are.
  public nonisolated let accountID: String

  private let load: @Sendable (String, String) async throws -> String?
  private var cache: PreferenceCache
  private nonisolated let executor: any SerialExecutor

  /// Where the scope's work runs.
  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  /// Creates an open scope that has loaded nothing yet.
  public init(
    accountID: String, absence: AbsencePolicy = .reload,
    executor: any SerialExecutor = PreferenceQueue(),
    load: @escaping @Sendable (_ accountID: String, _ key: String) async throws -> String?
  ) {
    self.accountID = accountID
    self.executor = executor
    self.load = load
    cache = PreferenceCache(absence: absence)
  }

  // MARK: Step 5 · Check again after each wait.
  // The scope of steps 1 to 4, with "async" written in front.
  private var isOpen = true

  /// Returns the preference; readers of one key that is being loaded wait for the same load.
  ///
  /// - Throws: ``AccountScopeFailure/closed`` if the scope is closed, or was while the reader
  ///   waited; the loader's own error, which is not kept.
  public func value(for key: String) async throws -> String? {
    guard isOpen else { throw AccountScopeFailure.closed }
    if let known = cache.preference(for: key) { return known.value }
    let value = try await load(accountID, key)
    cache.keep(value, for: key)
    return value
  }

  /// Ends the present generation: forgets, cancels its loads, and fails all who wait for them.
  public func close() {
    isOpen = false
    cache.forgetAll()
  }

  /// Lets the same account in again, with nothing from before. An open scope stays as it is.
  public func reopen() {
    isOpen = true
  }
  // End of step 5
}

import AccountScope
import Testing

/// A scope on a stage: its loader and its executor act when the check gives the word.
struct Stage: Sendable {
  let loader: SteeredLoader
  let executor: SteeredExecutor
  let scope: AsyncAccountPreferenceScope

  init(
    accountID: String = "alice", absence: AbsencePolicy = .reload,
    loader: SteeredLoader = SteeredLoader()
  ) {
    let executor = SteeredExecutor()
    self.loader = loader
    self.executor = executor
    scope = AsyncAccountPreferenceScope(
      accountID: accountID, absence: absence, executor: executor, load: loader.load)
  }

  /// Sends a reader in; returns when it waits inside the scope, or has ended.
  func reader(of key: String = "displayName") async throws -> Reader {
    let reader = Reader(key, in: scope)
    try await until("a reader enters the scope") { reader.hasEntered }
    await settle()
    return reader
  }

  /// Sends a reader in and waits until the loader has been asked `count` times in all.
  func reader(
    of key: String = "displayName", asking count: Int,
    otherwise reason: String = "A reader who finds nothing in the scope must cause a load."
  ) async throws -> Reader {
    let reader = try await reader(of: key)
    try await until("load number \(count) begins, or the reader ends", otherwise: reason) {
      loader.begunCount >= count || reader.hasEnded
    }
    await settle()
    return reader
  }

  /// Sends in two readers who wait for one load.
  func twoReadersOfOneLoad() async throws -> [Reader] {
    let readers = [try await reader(asking: 1), try await reader()]
    try #require(
      loader.calls == ["alice/displayName"],
      """
      Two readers of one key do not share a load yet, so this check cannot judge what they do to \
      each other. See to that first.
      """
    )
    return readers
  }

  /// Waits until all these readers have ended.
  func end(of readers: Reader...) async throws {
    try await until("every reader ends") { readers.allSatisfy(\.hasEnded) }
  }

  /// Waits until the scope has done all the work that it has been given so far.
  func settle() async {
    for _ in 0..<3 { await touch(scope) }
  }

  private func touch(_ scope: isolated AsyncAccountPreferenceScope) {}

  /// While the executor holds: runs so many pieces of work, each when it has come, and stops
  /// when these readers have ended.
  func run(_ headway: Headway, for readers: Reader...) async throws {
    for _ in 0..<headway.pieces {
      try await until("the scope goes on, or its readers end") {
        executor.heldCount > 0 || readers.allSatisfy(\.hasEnded)
      }
      executor.runOldest()
    }
  }

  /// While the executor holds and nothing else is under way: has the scope called, and takes that
  /// call aside, so that it can go in at any moment the check chooses.
  func takeAside(_ call: @escaping @Sendable (Self) async -> Void) async throws -> UnownedJob {
    Task { await call(self) }
    return try await takeNext()
  }

  /// While the executor holds and nothing else is under way: takes the next call aside.
  func takeNext() async throws -> UnownedJob {
    try await until("the scope is called") { executor.heldCount > 0 }
    return try #require(executor.takeOldest())
  }
}

/// How far a scope goes on before something else goes first.
struct Headway: Sendable, CustomTestStringConvertible {
  let pieces: Int

  var testDescription: String {
    pieces == 0 ? "at once" : "\(pieces) piece\(pieces == 1 ? "" : "s") of the scope's work later"
  }

  static func upTo(_ most: Int) -> [Headway] { (0...most).map { Headway(pieces: $0) } }
}

import AccountScope
import Testing

/// A task that reads one preference and puts on record how it ended.
struct Reader: Sendable {
  private struct State {
    var hasEntered = false
    var outcome: String?
  }

  private let state: Locked<State>
  private let task: Task<Void, Never>

  /// Sends the reader off; it enters as soon as the scope's executor lets it.
  init(_ key: String, in scope: AsyncAccountPreferenceScope) {
    let state = Locked(State())
    self.state = state
    task = Task { await Self.read(key, in: scope, state) }
  }

  var hasEntered: Bool { state.with { $0.hasEntered } }

  /// How the reader ended, in words: "value: Alice", "value: none", "closed", "cancelled" or
  /// "error: …"; and "still waiting" before.
  var outcome: String { state.with { $0.outcome } ?? "still waiting" }

  var hasEnded: Bool { state.with { $0.outcome } != nil }

  func cancel() { task.cancel() }

  /// Runs on the scope's own executor: the outcome is on record before anything else happens there.
  private static func read(
    _ key: String, in scope: isolated AsyncAccountPreferenceScope, _ state: Locked<State>
  ) async {
    state.with { $0.hasEntered = true }
    let outcome: String
    do {
      outcome = "value: \(try await scope.value(for: key) ?? "none")"
    } catch AccountScopeFailure.closed {
      outcome = "closed"
    } catch is CancellationError {
      outcome = "cancelled"
    } catch {
      outcome = "error: \(error)"
    }
    state.with { $0.outcome = outcome }
  }
}

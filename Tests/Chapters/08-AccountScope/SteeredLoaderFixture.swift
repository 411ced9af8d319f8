import Testing

/// A loader that answers when the check says so, and records who asked and what was cancelled.
final class SteeredLoader: Sendable {
  private struct State {
    var calls: [String] = []
    var waiting: [Int: CheckedContinuation<String?, any Error>] = [:]
    var cancelled: Set<Int> = []
    var begunCount = 0
    var standingAnswer: String??
  }

  /// Whether a cancelled load ends at once with `CancellationError`, or works on to its end.
  private let heedsCancellation: Bool
  private let state = Locked(State())

  init(heedsCancellation: Bool = false) { self.heedsCancellation = heedsCancellation }

  /// Every load that was asked for, oldest first, as "account/key".
  var calls: [String] { state.with { $0.calls } }

  /// How many loads are so far under way that they can be answered and cancelled, or were.
  var begunCount: Int { state.with { $0.begunCount } }

  /// The loads that were cancelled, as "account/key".
  var cancelledCalls: [String] {
    state.with { state in state.cancelled.sorted().map { state.calls[$0] } }
  }

  @Sendable func load(_ accountID: String, _ key: String) async throws -> String? {
    let number = state.with { state in
      state.calls.append("\(accountID)/\(key)")
      return state.calls.count - 1
    }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { begin(number, $0) }
    } onCancel: {
      cancel(number)
    }
  }

  /// Answers the load with this number, counted from 0.
  func answer(_ number: Int, with result: Result<String?, any Error>) {
    state.with { $0.waiting.removeValue(forKey: number) }?.resume(with: result)
  }

  /// Answers every load that waits, and from now on each new one at once.
  func answerAll(with value: String?) {
    let waiting = state.with { state in
      state.standingAnswer = .some(value)
      defer { state.waiting = [:] }
      return state.waiting
    }
    waiting.values.forEach { $0.resume(returning: value) }
  }

  private func begin(_ number: Int, _ continuation: CheckedContinuation<String?, any Error>) {
    if number >= 50 {
      Issue.record("The loader was asked more than 50 times: something asks again and again.")
      return continuation.resume(returning: nil)
    }
    let result: Result<String?, any Error>? = state.with { state in
      state.begunCount += 1
      if heedsCancellation, state.cancelled.contains(number) {
        return .failure(CancellationError())
      }
      if let answer = state.standingAnswer { return .success(answer) }
      state.waiting[number] = continuation
      return nil
    }
    if let result { continuation.resume(with: result) }
  }

  private func cancel(_ number: Int) {
    let continuation = state.with { state in
      state.cancelled.insert(number)
      return heedsCancellation ? state.waiting.removeValue(forKey: number) : nil
    }
    continuation?.resume(throwing: CancellationError())
  }
}

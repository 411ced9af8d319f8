import Foundation

/// Holds whoever comes until it is opened, and tells a check when somebody has come.
final class Gate: @unchecked Sendable {
  private let lock = NSLock()
  private var isOpen = false
  private var isGivenUp = false
  private var arrivals = 0
  private var held: [Int: CheckedContinuation<Bool, Never>] = [:]
  private var cancelled: Set<Int> = []
  private var watchers: [CheckedContinuation<Bool, Never>] = []

  /// Waits until the gate is opened, whether or not the task is cancelled.
  func wait() async { _ = await pass(number()) }

  /// Waits until the gate is opened, or throws when the task is cancelled before.
  func waitUnlessCancelled() async throws {
    let number = number()
    let hasPassed = await withTaskCancellationHandler {
      await pass(number)
    } onCancel: {
      let waiting = lock.withLock {
        cancelled.insert(number)
        return held.removeValue(forKey: number)
      }
      waiting?.resume(returning: false)
    }
    if !hasPassed { throw CancellationError() }
  }

  /// Lets everybody pass from now on.
  func open() {
    let waiting = lock.withLock {
      isOpen = true
      defer { held = [:] }
      return held.values
    }
    for continuation in waiting { continuation.resume(returning: true) }
  }

  /// Says that nobody will come any more.
  func giveUp() {
    for watcher in lock.withLock({ giveUpWatchers() }) { watcher.resume(returning: false) }
  }

  /// Waits until somebody has come; `false` when nobody will.
  func isReached() async -> Bool {
    await withCheckedContinuation { continuation in
      let answer: Bool? = lock.withLock {
        if arrivals > 0 { return true }
        if isGivenUp { return false }
        watchers.append(continuation)
        return nil
      }
      if let answer { continuation.resume(returning: answer) }
    }
  }

  /// Waits a while for several to have come: code that lets only one in at a time ends here, too.
  func isReached(by count: Int) async {
    for _ in 0..<2_000 where lock.withLock({ arrivals < count }) { await Task.yield() }
  }

  private func number() -> Int {
    lock.withLock {
      arrivals += 1
      return arrivals
    }
  }

  /// Whether the gate was opened; `false` when the task was cancelled before.
  private func pass(_ number: Int) async -> Bool {
    await withCheckedContinuation { continuation in
      let (answer, waiting) = lock.withLock {
        defer { watchers = [] }
        if cancelled.contains(number) { return (false as Bool?, watchers) }
        if isOpen { return (true, watchers) }
        held[number] = continuation
        return (nil, watchers)
      }
      for watcher in waiting { watcher.resume(returning: true) }
      if let answer { continuation.resume(returning: answer) }
    }
  }

  private func giveUpWatchers() -> [CheckedContinuation<Bool, Never>] {
    isGivenUp = true
    defer { watchers = [] }
    return watchers
  }
}

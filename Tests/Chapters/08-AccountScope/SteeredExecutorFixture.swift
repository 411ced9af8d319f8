import AccountScope
import Dispatch
import Foundation

/// Runs the work of a scope as it comes, or holds it until the check lets it go.
///
/// With it a check decides what happens first, and does not hope for it.
final class SteeredExecutor: SerialExecutor, @unchecked Sendable {
  private let queue = DispatchQueue(label: "steered")
  private let lock = NSLock()
  private var isHolding = false
  private var held: [UnownedJob] = []

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    lock.withLock { isHolding ? held.append(job) : run(job) }
  }

  /// How many pieces of work wait to be let go.
  var heldCount: Int { lock.withLock { held.count } }

  /// Keeps back whatever comes from now on.
  func hold() { lock.withLock { isHolding = true } }

  /// Runs what was held, in the order of arrival, and from now on whatever comes.
  func letAllGo() {
    lock.withLock {
      isHolding = false
      held.forEach(run)
      held = []
    }
  }

  /// Runs the piece of work that has waited longest, to its end.
  func runOldest() {
    if let job = takeOldest() { runNow(job) }
  }

  /// Takes the piece of work that has waited longest aside, to be run when the check says so.
  func takeOldest() -> UnownedJob? {
    lock.withLock { held.isEmpty ? nil : held.removeFirst() }
  }

  /// Runs a piece of work that was taken aside, to its end, before all that is held.
  func runNow(_ job: UnownedJob) {
    run(job)
    queue.sync {}
  }

  private func run(_ job: UnownedJob) {
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}

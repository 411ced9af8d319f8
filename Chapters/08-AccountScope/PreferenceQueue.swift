import Dispatch

/// Runs the work of one asynchronous scope, one piece after the other, in the order of arrival.
///
/// The app uses this one. A check hands in an executor that it steers by hand: the order of events
/// is an input like any other. Chapter 8, Step 5.
public final class PreferenceQueue: SerialExecutor {
  private let queue = DispatchQueue(label: "account preferences")

  /// Creates a queue with nothing to do.
  public init() {}

  /// Adds a piece of work behind all that came before it.
  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}

/// One thread that waits for an attempt of another. Guarded by the container's lock.
final class Wait {
  /// On whose behalf the thread waits; `nil` where the question came from outside.
  let asker: Attempt?

  let target: Attempt

  /// What came of the attempt; `nil` while it is running.
  var outcome: Result<Any, any Error>?

  init(by asker: Attempt?, for target: Attempt) {
    self.asker = asker
    self.target = target
  }
}

/// Which attempt waits for which, over all threads. Chapter 5, Step 5.
struct WaitGraph {
  private var waits: [Wait] = []

  /// Notes that `asker` waits until `target` has ended.
  ///
  /// - Throws: ``ResolutionFailure/cycle(_:)`` where `target` waits for `asker`, directly or not:
  ///   both would wait for ever.
  mutating func begin(by asker: Attempt?, for target: Attempt) throws -> Wait {
    let chain = asker?.chain ?? []
    if let route = route(from: target, into: chain), let end = route.last {
      let path = chain.drop { $0 !== end } + route
      throw ResolutionFailure.cycle(path.map(\.registration.name))
    }
    let wait = Wait(by: asker, for: target)
    waits.append(wait)
    return wait
  }

  /// Hands the outcome of an attempt to all who wait for it.
  mutating func end(for target: Attempt, with outcome: Result<Any, any Error>) {
    for wait in waits where wait.target === target { wait.outcome = outcome }
    waits.removeAll { $0.target === target }
  }

  /// The attempts from `target` along those who wait, up to the first that is part of `chain`.
  private func route(from target: Attempt, into chain: [Attempt]) -> [Attempt]? {
    if chain.contains(where: { $0 === target }) { return [target] }
    for wait in waits {
      let waiting = wait.asker?.chain.drop { $0 !== target } ?? []
      if !waiting.isEmpty, let rest = route(from: wait.target, into: chain) {
        return waiting + rest
      }
    }
    return nil
  }
}

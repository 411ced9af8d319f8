// Right: knows what each thread builds and waits for, and follows threads instead of attempts.

// MARK: Step 5
/// Returns what is registered for `type`, built by this thread or another.
func product(of type: Any.Type, askedBy asker: Attempt?) throws -> Any {
  let key = ObjectIdentifier(type)
  let me = currentThread
  condition.lock()
  let registration: Registration
  do {
    registration = try self.registration(for: key, of: type)
    try refuseOwnCycle(registration, me)
    while true {
      if let kept = sharedInstances[key] ?? weakInstances[key] {
        condition.unlock()
        return kept
      }
      guard registration.lifetime != .transient, let build = board.builds[key] else { break }
      try refuseCycle(registration, me)
      board.waiting[me] = key
      while build.outcome == nil { condition.wait() }
      board.waiting[me] = nil
      if case .failure(let error) = build.outcome { throw error }
    }
  } catch {
    condition.unlock()
    throw error
  }
  let build = Build(thread: me)
  if registration.lifetime != .transient { board.builds[key] = build }
  board.stacks[me, default: []].append(registration)
  condition.unlock()
  let outcome = Result { () throws -> Any in
    let product = try registration.factory(self)
    if registration.lifetime != .transient { try registration.check(product) }
    return product
  }
  condition.lock()
  board.stacks[me]?.removeLast()
  if board.stacks[me]?.isEmpty == true { board.stacks[me] = nil }
  if case .success(let product) = outcome {
    if registration.lifetime == .shared { sharedInstances[key] = product }
    if registration.lifetime == .weak { weakInstances.keep(product as AnyObject, for: key) }
  }
  build.outcome = outcome.map { _ in true }
  if board.builds[key] === build { board.builds[key] = nil }
  condition.broadcast()
  condition.unlock()
  return try outcome.get()
}

private func refuseOwnCycle(_ registration: Registration, _ me: ObjectIdentifier) throws {
  let path = board.stacks[me, default: []].drop { $0 !== registration }
  if !path.isEmpty { throw ResolutionFailure.cycle(path.map(\.name) + [registration.name]) }
}

private func refuseCycle(_ registration: Registration, _ me: ObjectIdentifier) throws {
  var names: [String] = []
  var next = registration
  while let build = board.builds[ObjectIdentifier(next.type)] {
    if build.thread == me {
      let own = board.stacks[me, default: []].drop { $0 !== next }.map(\.name)
      throw ResolutionFailure.cycle(own + names + [next.name])
    }
    names += board.stacks[build.thread, default: []].drop { $0 !== next }.map(\.name)
    guard let wanted = board.waiting[build.thread], let following = registrations[wanted] else {
      return
    }
    next = following
  }
}
// End of step 5

internal import Foundation

final class Build {
  let thread: ObjectIdentifier
  var outcome: Result<Bool, any Error>?

  init(thread: ObjectIdentifier) { self.thread = thread }
}

final class Board {
  var builds: [ObjectIdentifier: Build] = [:]
  var stacks: [ObjectIdentifier: [Registration]] = [:]
  var waiting: [ObjectIdentifier: ObjectIdentifier] = [:]
}

var currentThread: ObjectIdentifier { ObjectIdentifier(Thread.current) }

private let boardLock = NSLock()
nonisolated(unsafe) private var boards: [ObjectIdentifier: Board] = [:]

extension SynchronizedContainer {
  var board: Board {
    boardLock.withLock {
      let id = ObjectIdentifier(self)
      if let board = boards[id] { return board }
      let board = Board()
      boards[id] = board
      return board
    }
  }
}

import Foundation
import Lifetimes
import Testing

/// Counts on any thread.
final class SafeCounter: @unchecked Sendable {
  private let condition = NSCondition()
  private var value = 0

  var count: Int { condition.withLock { value } }

  @discardableResult
  func next() -> Int {
    condition.withLock {
      value += 1
      condition.broadcast()
      return value
    }
  }

  /// Lets other threads run until they have counted so far, or for a moment.
  ///
  /// Nothing depends on how long the moment is: it only gives a wrong answer its chance to show.
  func give(others wanted: Int, moment: Double = 0.01) {
    let limit = Date(timeIntervalSinceNow: moment)
    condition.withLock {
      while value < wanted, condition.wait(until: limit) {}
    }
  }
}

/// Collects on any thread.
final class SafeList<Element>: @unchecked Sendable {
  private let lock = NSLock()
  private var elements: [Element] = []

  var all: [Element] { lock.withLock { elements } }

  func append(_ element: Element) { lock.withLock { elements.append(element) } }

  func removeAll() { lock.withLock { elements = [] } }
}

/// Opens once, for all threads, or is given up when it never opens.
final class Gate: @unchecked Sendable {
  private let condition = NSCondition()
  private var isOpen = false

  func open() {
    condition.withLock {
      isOpen = true
      condition.broadcast()
    }
  }

  /// Whether the gate was opened in time. A right answer never comes near the limit.
  func waitUntilOpen(patience: Double = 1) -> Bool {
    let limit = Date(timeIntervalSinceNow: Patience.seconds * patience)
    return condition.withLock {
      while !isOpen {
        if !condition.wait(until: limit) { break }
      }
      if !isOpen { Patience.runOut() }
      return isOpen
    }
  }
}

/// How long a check waits for threads that wait for each other. Once some did, others will too.
enum Patience {
  private static let failures = SafeCounter()

  static var seconds: Double { failures.count == 0 ? 2 : 0.4 }

  static func runOut() { failures.next() }
}

/// Runs `work` on `count` threads that begin together.
///
/// When all have ended, nothing that `work` captured is held by a thread any more. A factory that
/// uses threads of its own has less patience than the check around it.
func onThreads(
  _ count: Int, patience: Double = 1, _ work: @escaping @Sendable (Int) -> Void
) -> EndOfThreads {
  let crew = ThreadCrew(count: count, work: work)
  for number in 0..<count { Thread { crew.run(number) }.start() }
  return crew.end.waitUntilOpen(patience: patience) ? .allEnded : .someWaitForEver
}

/// What became of threads that began together.
enum EndOfThreads {
  case allEnded
  case someWaitForEver
}

private final class ThreadCrew: @unchecked Sendable {
  let end = Gate()
  private let count: Int
  private let start = Gate()
  private let ready = SafeCounter()
  private let ended = SafeCounter()
  private var work: (@Sendable (Int) -> Void)?

  init(count: Int, work: @escaping @Sendable (Int) -> Void) {
    self.count = count
    self.work = work
  }

  func run(_ number: Int) {
    if ready.next() == count { start.open() }
    if start.waitUntilOpen() { call(number) }
    if ended.next() == count {
      work = nil
      end.open()
    }
  }

  /// Lets go of the work before it returns.
  private func call(_ number: Int) { work?(number) }
}

/// A service that keeps the resolver of its factory, to ask for another of its kind later on.
///
/// The check that uses it asks on one thread alone.
final class Sequel: @unchecked Sendable {
  private let resolver: any Resolver

  init(resolver: any Resolver) {
    self.resolver = resolver
  }

  func next() throws -> Sequel { try resolver.resolve(Sequel.self) }
}

/// Thrown by a factory whose other thread never came.
struct NobodyCame: Error, CustomStringConvertible {
  let description = "The other thread could not go on while this factory ran."
}

/// A synchronized container with the registrations of `register`, frozen.
func synchronizedContainer(
  _ register: (SynchronizedContainer) throws -> Void
) rethrows -> SynchronizedContainer {
  let container = SynchronizedContainer()
  try register(container)
  container.freeze()
  return container
}

import Factories
import Foundation
import Testing

/// A desk whose sessions take time: it writes down in order what becomes of them.
///
/// A check holds whoever is opening, or changing, at a gate, and decides when to let it go on.
final class AsyncDesk: @unchecked Sendable {
  /// How the desk opens a session.
  enum Opening {
    case atOnce
    case fails
    /// Waits at the gate, and does not notice that its task is cancelled.
    case held
    /// Waits at the gate, and stops when its task is cancelled.
    case heldUntilCancelled
  }

  let gate = Gate()
  let opening: Opening
  let failsToClose: Bool

  private let lock = NSLock()
  private var record: [String] = []

  init(opening: Opening = .atOnce, failsToClose: Bool = false) {
    self.opening = opening
    self.failsToClose = failsToClose
  }

  /// What happened, oldest first.
  var events: [String] { lock.withLock { record } }

  /// What happened to one document, oldest first.
  func events(of document: Document) -> [String] {
    events.filter { $0.hasSuffix(" \(document.title)") }
  }

  func note(_ event: String) { lock.withLock { record.append(event) } }

  /// A factory for a workflow.
  func open(_ document: Document) async throws -> any AsyncEditingSession {
    switch opening {
    case .atOnce: break
    case .fails:
      note("fail to open \(document.title)")
      throw DeskFailure.locked
    case .held: await gate.wait()
    case .heldUntilCancelled:
      do {
        try await gate.waitUnlessCancelled()
      } catch {
        note("stop opening \(document.title)")
        throw error
      }
    }
    note("open \(document.title)")
    return AsyncDeskSession(desk: self, title: document.title)
  }

  /// Starts `work` in a task of its own and writes down how it ends.
  func start(_ work: @escaping @Sendable () async throws -> Void) -> Task<Void, Never> {
    Task {
      do {
        try await work()
        note("return")
      } catch is CancellationError {
        note("error cancelled")
      } catch {
        note("error \((error as? DeskFailure)?.rawValue ?? "that is not the one thrown")")
      }
      gate.giveUp()
    }
  }
}

/// A session of an async desk, which keeps to the rules of tasks: cancelled ones do not wait.
private final class AsyncDeskSession: AsyncEditingSession {
  private let desk: AsyncDesk
  private let title: String

  init(desk: AsyncDesk, title: String) {
    self.desk = desk
    self.title = title
  }

  func replaceText(with text: String) async throws {
    try Task.checkCancellation()
    desk.note("write \(text) in \(title)")
  }

  func close() async throws {
    // Long enough for a caller that does not wait to be gone by the time this is done.
    for _ in 0..<200 { await Task.yield() }
    if Task.isCancelled {
      desk.note("refuse to close \(title)")
      throw CancellationError()
    }
    if desk.failsToClose {
      desk.note("fail to close \(title)")
      throw DeskFailure.jammed
    }
    desk.note("close \(title)")
  }
}

/// A way for an edit to fail, and what has to follow.
struct AsyncFailure: Sendable, CustomTestStringConvertible {
  let testDescription: String
  var opens = true
  var failsToChange = false
  var failsToClose = false
  let events: [String]

  static let all = [
    AsyncFailure(
      testDescription: "the factory fails", opens: false,
      events: ["fail to open Letter", "error locked"]),
    AsyncFailure(
      testDescription: "the change fails", failsToChange: true,
      events: ["open Letter", "close Letter", "error spilled"]),
    AsyncFailure(
      testDescription: "closing fails", failsToClose: true,
      events: ["open Letter", "fail to close Letter", "error jammed"]),
    AsyncFailure(
      testDescription: "the change fails, and then closing", failsToChange: true,
      failsToClose: true, events: ["open Letter", "fail to close Letter", "error spilled"]),
  ]
}

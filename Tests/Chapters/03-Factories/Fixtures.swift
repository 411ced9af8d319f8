import Factories
import Testing

/// The documents that the checks edit.
let letter = Document(title: "Letter")
let diary = Document(title: "Diary")

/// What goes wrong when a check says so.
enum DeskFailure: String, Error {
  /// The factory cannot open a session.
  case locked
  /// A change fails half-way.
  case spilled
  /// A session cannot be closed.
  case jammed
}

/// Opens sessions, and writes down in order what becomes of each of them.
///
/// Sessions are numbered as they are opened, so a second session of one document shows.
final class Desk {
  /// What happened, oldest first: "open Letter 1", "write Dear Maya in Letter 1", "close Letter 1".
  private(set) var events: [String] = []
  var failsToOpen = false
  var failsToClose = false

  private var sessions = 0
  private var callsLeft = 40

  /// A factory for a workflow.
  func open(_ document: Document) throws -> any EditingSession {
    if failsToOpen, mayFail() {
      events.append("fail to open \(document.title)")
      throw DeskFailure.locked
    }
    sessions += 1
    let session = DeskSession(desk: self, name: "\(document.title) \(sessions)")
    events.append("open \(session.name)")
    return session
  }

  /// Runs `work` and writes down the error that it ends with, if any.
  func record(_ work: () throws -> Void) {
    do {
      try work()
    } catch is CancellationError {
      events.append("error cancelled")
    } catch {
      events.append("error \((error as? DeskFailure)?.rawValue ?? "that is not the one thrown")")
    }
  }

  /// The events of one kind, such as "open", without that word.
  func all(_ kind: String) -> [String] {
    events.filter { $0.hasPrefix("\(kind) ") }.map { String($0.dropFirst(kind.count + 1)) }
  }

  fileprivate func write(_ text: String, in session: String) {
    events.append("write \(text) in \(session)")
  }

  fileprivate func close(_ session: String) throws {
    if failsToClose, mayFail() {
      events.append("fail to close \(session)")
      throw DeskFailure.jammed
    }
    events.append("close \(session)")
  }

  /// Ends an answer that tries again until it succeeds.
  private func mayFail() -> Bool {
    callsLeft -= 1
    if callsLeft == 0 {
      Issue.record("A call that fails was repeated 40 times: something tries again and again.")
    }
    return callsLeft > 0
  }
}

/// A session of a desk.
private final class DeskSession: EditingSession, CustomStringConvertible {
  let name: String
  private let desk: Desk

  init(desk: Desk, name: String) {
    self.desk = desk
    self.name = name
  }

  func replaceText(with text: String) throws { desk.write(text, in: name) }

  func close() throws { try desk.close(name) }

  var description: String { "the session of \(name)" }
}

/// What fails in an edit, and what to call it in a failure.
struct EditOutcome: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let changeFails: Bool
  let closingFails: Bool

  static let all = [
    EditOutcome(testDescription: "nothing fails", changeFails: false, closingFails: false),
    EditOutcome(testDescription: "the change fails", changeFails: true, closingFails: false),
    EditOutcome(testDescription: "closing fails", changeFails: false, closingFails: true),
    EditOutcome(testDescription: "both fail", changeFails: true, closingFails: true),
  ]
}

/// Counts how often a pool is opened, and keeps the pools.
final class Well {
  private(set) var pools: [DatabasePool] = []

  func openPool() -> DatabasePool {
    pools.append(DatabasePool(limit: 3))
    return pools[pools.count - 1]
  }
}

/// A greeting that came, and what it was made from.
struct Greeting {
  let text: String
  let prefix: String
  let name: String

  /// What is wrong with some greetings: how they are spelled, if each holds its prefix and its
  /// name, perhaps in other letters, and `otherwise` if one does not.
  static func mistake(in greetings: [Greeting], otherwise: String) -> String {
    if greetings.allSatisfy({ $0.holdsItsParts(changing: \.self) }) {
      return """
        Prefix and name are there, and the rest of the text is not right. Step 1a puts a greeting \
        together from the prefix, a comma, a space and the name, and nothing else.
        """
    }
    if greetings.allSatisfy({ $0.holdsItsParts(changing: { $0.lowercased() }) }) {
      return """
        Prefix and name are there, but capital and small letters are changed. Both go into the \
        text as they are given: how a name is spelled is for its owner to say.
        """
    }
    return otherwise
  }

  private func holdsItsParts(changing change: (String) -> String) -> Bool {
    [prefix, name].allSatisfy { change(text).contains(change($0)) }
  }
}

/// An assembly with a pool of its own.
func assembly(prefix: String = "Hello") -> ReadingAppFactory {
  ReadingAppFactory(greeting: GreetingConfiguration(prefix: prefix))
}

import Synchronization

@testable import CourseKit

/// A console that keeps what is written to it.
final class MemoryConsole: Console {
  let isTerminal: Bool
  let width: Int
  private let written = Mutex((output: "", error: ""))

  init(isTerminal: Bool = false, width: Int = 80) {
    self.isTerminal = isTerminal
    self.width = width
  }

  var output: String { written.withLock { $0.output } }
  var error: String { written.withLock { $0.error } }

  func write(_ text: String) { written.withLock { $0.output += text } }
  func writeError(_ text: String) { written.withLock { $0.error += text } }
}

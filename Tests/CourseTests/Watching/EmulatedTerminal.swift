import Synchronization

@testable import CourseKit

/// A terminal of a chosen size: it shows what is written to it, and keeps what scrolls off its top,
/// as people scroll back to it.
final class EmulatedTerminal: Console {
  private let state: Mutex<TerminalScreen>

  init(columns: Int = 80, rows: Int = 24) {
    state = Mutex(TerminalScreen(columns: columns, rows: rows))
  }

  var isTerminal: Bool { true }
  var width: Int { state.withLock { $0.columns } }
  var height: Int { state.withLock { $0.rows } }

  /// What the screen shows, without blanks at the ends of lines and blank lines at its own.
  var visible: String { state.withLock { $0.visible } }
  /// The lines that have scrolled off the top of the screen, oldest first.
  var memory: [String] { state.withLock { $0.memory } }
  /// What was written over or erased, line by line as it stood.
  var erased: [String] { state.withLock { $0.erased } }
  var isFullScreen: Bool { state.withLock { $0.isFullScreen } }
  /// The row of the cursor, counted from 0.
  var cursorRow: Int { state.withLock { $0.row } }

  func write(_ text: String) { state.withLock { $0.write(text) } }
  func writeError(_ text: String) { write(text) }
  func resize(columns: Int, rows: Int) { state.withLock { $0.resize(columns, rows) } }
}

import Foundation

/// The terminal, file or pipe that the command was started with.
struct SystemConsole: Console {
  var isTerminal: Bool { isatty(1) == 1 }

  var width: Int { measure(\.ws_col, "COLUMNS") ?? 80 }
  var height: Int { measure(\.ws_row, "LINES") ?? 24 }

  private func measure(_ part: KeyPath<winsize, UInt16>, _ variable: String) -> Int? {
    var size = winsize()
    if ioctl(1, UInt(TIOCGWINSZ), &size) == 0, size[keyPath: part] > 0 {
      return Int(size[keyPath: part])
    }
    return ProcessInfo.processInfo.environment[variable].flatMap { Int($0) }
  }

  func write(_ text: String) { emit(text, to: .standardOutput) }
  func writeError(_ text: String) { emit(text, to: .standardError) }

  private func emit(_ text: String, to handle: FileHandle) {
    // A reader that has gone away (`course list | head -1`) is no failure of the command.
    try? handle.write(contentsOf: Data(text.utf8))
  }
}

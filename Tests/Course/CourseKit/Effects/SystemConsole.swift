import Foundation

/// The terminal, file or pipe that the command was started with.
struct SystemConsole: Console {
  var isTerminal: Bool { isatty(1) == 1 }

  var width: Int {
    #if !os(Windows)
      var size = winsize()
      if ioctl(1, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 { return Int(size.ws_col) }
    #endif
    return ProcessInfo.processInfo.environment["COLUMNS"].flatMap { Int($0) } ?? 80
  }

  func write(_ text: String) { emit(text, to: .standardOutput) }
  func writeError(_ text: String) { emit(text, to: .standardError) }

  private func emit(_ text: String, to handle: FileHandle) {
    // A reader that has gone away (`course list | head -1`) is no failure of the command.
    try? handle.write(contentsOf: Data(text.utf8))
  }
}

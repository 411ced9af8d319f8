import Foundation
import Testing

@testable import CourseKit

/// The real command on a pseudo-terminal, and somebody who looks at it.
final class WatchedCommand {
  let terminal: PseudoTerminal
  let before: [tcflag_t]
  private(set) var screen: TerminalScreen
  private let process = Process()
  private var unfinished: [UInt8] = []

  /// Starts it, by default as the companion.
  init(
    _ workspace: SampleWorkspace, columns: Int = 80, rows: Int = 30, arguments: [String] = []
  ) throws {
    terminal = try PseudoTerminal(columns: columns, rows: rows)
    before = terminal.settings
    screen = TerminalScreen(columns: columns, rows: rows)
    process.executableURL = URL(fileURLWithPath: CourseProgram.path.text)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: workspace.root.text)
    process.environment = CourseProgram.environment(["TERM": "xterm-256color", "NO_COLOR": "1"])
    let handle = FileHandle(fileDescriptor: terminal.far)
    process.standardInput = handle
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
  }

  deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

  func press(_ keys: String) { terminal.press(keys) }

  func send(_ signal: Int32) { kill(process.processIdentifier, signal) }

  func resize(columns: Int, rows: Int) {
    look()
    screen.resize(columns, rows)
    terminal.resize(columns: columns, rows: rows)
  }

  /// Takes in what was written since.
  private func look() {
    unfinished += terminal.read()
    // The last character may not have arrived whole.
    var end = unfinished.count
    while end > 0, unfinished.count - end < 4, unfinished[end - 1] & 0xC0 == 0x80 { end -= 1 }
    if end > 0, unfinished[end - 1] >= 0xC0 { end -= 1 } else { end = unfinished.count }
    screen.write(String(decoding: unfinished[..<end], as: UTF8.self).replacing("\r\n", with: "\n"))
    unfinished.removeFirst(end)
  }

  /// Waits until this holds; a machine may be slow, but not for ever.
  func wait(
    _ what: String, sourceLocation: Testing.SourceLocation = #_sourceLocation,
    until holds: (WatchedCommand) -> Bool
  ) throws {
    let deadline = Date(timeIntervalSinceNow: 90)
    while Date() < deadline {
      look()
      if holds(self) { return }
    }
    Issue.record(
      "\(what) never came. The screen shows:\n\(screen.visible)", sourceLocation: sourceLocation)
    throw CancellationError()
  }

  /// Waits until the screen shows this text.
  func sees(_ text: String, sourceLocation: Testing.SourceLocation = #_sourceLocation) throws {
    try wait("\"\(text)\"", sourceLocation: sourceLocation) { $0.screen.visible.contains(text) }
  }

  /// Waits until the command has ended, and returns its exit status.
  func ends(sourceLocation: Testing.SourceLocation = #_sourceLocation) throws -> Int32 {
    try wait("The end", sourceLocation: sourceLocation) { !$0.process.isRunning }
    return process.terminationReason == .exit
      ? process.terminationStatus : -process.terminationStatus
  }

  /// Its number, as the system tells.
  var program: String { "\(process.processIdentifier)" }
}

import Foundation
import Synchronization

/// The terminal's keyboard.
final class SystemKeyboard: Keyboard {
  private struct State {
    /// How the terminal was set before keys were read one by one.
    var original: termios?
    var isFullScreen = false
    /// Whether the terminal is lent to the shell, as after Ctrl-Z.
    var isLent = false
    /// Whether it came back since a key was asked for.
    var hasReturned = false
  }

  private let state = Mutex(State())

  /// `nil` where standard input is no terminal.
  init?() {
    guard isatty(0) == 1 else { return nil }
  }

  func withKeys<Value>(_ body: (any KeySource) throws -> Value) rethrows -> Value {
    prepare()
    defer { restore() }
    return try body(TerminalKeys(hasReturned: takeReturn))
  }

  func withFullScreen<Value>(_ body: () throws -> Value) rethrows -> Value {
    state.withLock { state in
      state.isFullScreen = true
      Self.enterFullScreen()
    }
    defer { state.withLock { Self.leaveFullScreen(&$0) } }
    return try body()
  }

  /// Turns line editing and echo off; signals such as Ctrl-C keep working.
  private func prepare() {
    state.withLock { state in
      var settings = termios()
      guard tcgetattr(0, &settings) == 0 else { return }
      if state.original == nil { state.original = settings }
      Self.setRaw(&settings)
    }
  }

  /// Puts the terminal back as it was; harmless at any time and from any thread.
  func restore() {
    state.withLock { state in
      Self.leaveFullScreen(&state)
      guard var settings = state.original else { return }
      tcsetattr(0, TCSANOW, &settings)
      state.original = nil
    }
  }

  /// Puts the terminal back for the time in which the command is stopped.
  func lend() {
    state.withLock { state in
      guard var settings = state.original else { return }
      if state.isFullScreen { Self.write("\u{1B}[?1049l") }
      tcsetattr(0, TCSANOW, &settings)
      state.isLent = true
    }
  }

  /// Takes the terminal back after the command was stopped, however that was done.
  func takeBack() {
    state.withLock { state in
      var settings = termios()
      // A shell may also let the command go on in the background, where the terminal is not its.
      let owner = tcgetpgrp(0)
      guard state.original != nil, owner < 0 || owner == getpgrp(), tcgetattr(0, &settings) == 0,
        state.isLent || settings.c_lflag & tcflag_t(ICANON) != 0
      else { return }
      Self.setRaw(&settings)
      if state.isFullScreen { Self.enterFullScreen() }
      state.isLent = false
      state.hasReturned = true
    }
  }

  /// Whether keys are being read now.
  var isOpen: Bool { state.withLock { $0.original != nil } }

  private func takeReturn() -> Bool {
    state.withLock { state in
      defer { state.hasReturned = false }
      return state.hasReturned
    }
  }

  private static func setRaw(_ settings: inout termios) {
    settings.c_lflag &= ~tcflag_t(ICANON | ECHO)
    tcsetattr(0, TCSANOW, &settings)
  }

  private static func enterFullScreen() { write("\u{1B}[?1049h") }

  private static func leaveFullScreen(_ state: inout State) {
    if state.isFullScreen { write("\u{1B}[?1049l") }
    state.isFullScreen = false
  }

  private static func write(_ text: String) {
    try? FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
  }
}

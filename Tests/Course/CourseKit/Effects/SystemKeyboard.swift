import Foundation
import Synchronization

/// The terminal's keyboard.
final class SystemKeyboard: Keyboard {
  private let original = Mutex<termios?>(nil)
  private let isFullScreen = Mutex(false)

  /// `nil` where standard input is no terminal.
  init?() {
    guard isatty(0) == 1 else { return nil }
  }

  func withKeys<Value>(_ body: (any KeySource) throws -> Value) rethrows -> Value {
    prepare()
    defer { restore() }
    return try body(TerminalKeys())
  }

  func withFullScreen<Value>(_ body: () throws -> Value) rethrows -> Value {
    write("\u{1B}[?1049h")
    isFullScreen.withLock { $0 = true }
    defer { leaveFullScreen() }
    return try body()
  }

  private func leaveFullScreen() {
    isFullScreen.withLock { isFull in
      if isFull { write("\u{1B}[?1049l") }
      isFull = false
    }
  }

  private func write(_ text: String) {
    try? FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
  }

  /// Turns line editing and echo off; signals such as Ctrl-C keep working.
  func prepare() {
    var settings = termios()
    guard tcgetattr(0, &settings) == 0 else { return }
    let before = settings
    original.withLock { if $0 == nil { $0 = before } }
    settings.c_lflag &= ~tcflag_t(ICANON | ECHO)
    tcsetattr(0, TCSANOW, &settings)
  }

  /// Puts the terminal back as it was; harmless at any time and from any thread.
  func restore() {
    leaveFullScreen()
    original.withLock { saved in
      guard var settings = saved else { return }
      tcsetattr(0, TCSANOW, &settings)
      saved = nil
    }
  }

  /// Whether keys are being read now.
  var isOpen: Bool { original.withLock { $0 != nil } }
}

/// Reads keys from standard input.
private struct TerminalKeys: KeySource {
  func next(within seconds: Double) -> Key? {
    guard isReady(within: seconds) else { return nil }
    guard let byte = readByte() else { return .end }
    switch byte {
    case 10, 13: return .enter
    case 27: return sequence()
    case ..<128: return .character(Character(Unicode.Scalar(byte)))
    default: return character(from: byte)
    }
  }

  /// What follows an escape: the arrows and page keys of the usual terminals.
  private func sequence() -> Key {
    guard isReady(within: 0.02), let first = readByte(), first == 91 || first == 79 else {
      return .escape
    }
    var last = readByte()
    var digits: [UInt8] = []
    while let byte = last, byte < 64 {
      digits.append(byte)
      last = readByte()
    }
    switch (last, digits) {
    case (65, []): return .up
    case (66, []): return .down
    case (126, [53]): return .pageUp
    case (126, [54]): return .pageDown
    default: return .escape
    }
  }

  private func character(from first: UInt8) -> Key? {
    var bytes = [first]
    let count = first >= 0xF0 ? 3 : first >= 0xE0 ? 2 : 1
    for _ in 0..<count { if let byte = readByte() { bytes.append(byte) } }
    return String(decoding: bytes, as: UTF8.self).first.map { .character($0) }
  }

  private func readByte() -> UInt8? {
    var byte: UInt8 = 0
    var count = read(0, &byte, 1)
    while count < 0, errno == EINTR { count = read(0, &byte, 1) }
    return count == 1 ? byte : nil
  }

  private func isReady(within seconds: Double) -> Bool {
    var input = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
    let milliseconds = seconds.isFinite ? Int32(min(seconds, 3600) * 1000) : -1
    return poll(&input, 1, milliseconds) > 0
  }
}

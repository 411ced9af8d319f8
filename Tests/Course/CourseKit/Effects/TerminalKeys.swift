import Foundation

/// Reads keys from standard input.
struct TerminalKeys: KeySource {
  /// Whether the terminal came back since this was asked last.
  let hasReturned: () -> Bool

  func next(within seconds: Double) -> Key? {
    if hasReturned() { return .returned }
    guard isReady(within: seconds) else { return hasReturned() ? .returned : nil }
    guard let byte = readByte() else { return .end }
    switch byte {
    // What ends a terminal's input (Ctrl-D) comes as a byte where lines are not edited.
    case 4: return .end
    case 10, 13: return .enter
    case 27: return sequence()
    case ..<128: return .character(Character(Unicode.Scalar(byte)))
    default: return character(from: byte)
    }
  }

  /// What follows an escape: the arrows and page keys of the usual terminals. Other keys that send
  /// a sequence mean nothing here.
  private func sequence() -> Key? {
    guard let first = readByte(within: Self.pause) else { return .escape }
    guard first == 91 || first == 79 else { return nil }
    var last = readByte(within: Self.pause)
    var digits: [UInt8] = []
    while let byte = last, byte < 64 {
      digits.append(byte)
      last = readByte(within: Self.pause)
    }
    return switch (last, digits) {
    case (65, []): .up
    case (66, []): .down
    case (126, [53]): .pageUp
    case (126, [54]): .pageDown
    default: nil
    }
  }

  private func character(from first: UInt8) -> Key? {
    var bytes = [first]
    let count = first >= 0xF0 ? 3 : first >= 0xE0 ? 2 : 1
    for _ in 0..<count { if let byte = readByte(within: Self.pause) { bytes.append(byte) } }
    return String(decoding: bytes, as: UTF8.self).first.map { .character($0) }
  }

  /// How long the rest of a key may take to arrive, in seconds.
  private static let pause = 0.02

  private func readByte(within seconds: Double) -> UInt8? {
    isReady(within: seconds) ? readByte() : nil
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

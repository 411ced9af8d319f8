/// Where the terminal's escape sequences begin and end in UTF-8 text.
enum EscapeSequence {
  /// The byte that starts every sequence.
  static let introducer: UInt8 = 0x1B

  /// The ranges of all sequences in `bytes`, first to last.
  static func all(in bytes: ArraySlice<UInt8>) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var index = bytes.startIndex
    while index < bytes.endIndex {
      if bytes[index] == introducer {
        let end = end(in: bytes, from: index)
        ranges.append(index..<end)
        index = end
      } else {
        index += 1
      }
    }
    return ranges
  }

  /// The index behind the sequence that starts at `start`; a broken sequence ends where it breaks.
  static func end(in bytes: ArraySlice<UInt8>, from start: Int) -> Int {
    let kind = start + 1
    guard kind < bytes.endIndex else { return bytes.endIndex }
    switch bytes[kind] {
    case UInt8(ascii: "["): return endOfControlSequence(in: bytes, from: kind + 1)
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"),
      UInt8(ascii: "_"):
      return endOfString(in: bytes, from: kind + 1)
    default:
      var index = kind
      while index < bytes.endIndex, (0x20...0x2F).contains(bytes[index]) { index += 1 }
      return index < bytes.endIndex && (0x30...0x7E).contains(bytes[index]) ? index + 1 : index
    }
  }

  /// Parameters, then intermediates, then one final byte: `[1;31m`.
  private static func endOfControlSequence(in bytes: ArraySlice<UInt8>, from start: Int) -> Int {
    var index = start
    while index < bytes.endIndex, (0x20...0x3F).contains(bytes[index]) { index += 1 }
    return index < bytes.endIndex && (0x40...0x7E).contains(bytes[index]) ? index + 1 : index
  }

  /// Anything up to a bell or a string terminator, as in a title or a hyperlink, within one line.
  private static func endOfString(in bytes: ArraySlice<UInt8>, from start: Int) -> Int {
    var index = start
    while index < bytes.endIndex {
      switch bytes[index] {
      case 0x07: return index + 1
      case introducer:
        let next = index + 1
        return next < bytes.endIndex && bytes[next] == UInt8(ascii: "\\") ? next + 1 : index
      case UInt8(ascii: "\n"): return index
      default: index += 1
      }
    }
    return index
  }
}

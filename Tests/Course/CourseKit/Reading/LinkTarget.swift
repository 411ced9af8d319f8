/// What stands in parentheses behind the text of a link.
struct LinkTarget {
  /// The address or path, without a title behind it.
  let text: String
  /// The index behind the closing parenthesis.
  let end: Int

  /// Reads the target whose opening parenthesis stands at `start`.
  init?(in bytes: ArraySlice<UInt8>, from start: Int) {
    guard start < bytes.endIndex, bytes[start] == UInt8(ascii: "(") else { return nil }
    var reader = Reader(bytes: bytes, index: start + 1)
    reader.skipSpaces()
    guard let text = reader.target() else { return nil }
    reader.skipSpaces()
    reader.skipTitle()
    reader.skipSpaces()
    guard reader.byte == UInt8(ascii: ")") else { return nil }
    self.text = text
    end = reader.index + 1
  }

  private struct Reader {
    let bytes: ArraySlice<UInt8>
    var index: Int

    var byte: UInt8? { index < bytes.endIndex ? bytes[index] : nil }

    mutating func skipSpaces() {
      while let byte, byte == 0x20 || byte == 0x0A { index += 1 }
    }

    /// Takes a target up to a space or to the parenthesis that closes it, or one in "<" and ">".
    mutating func target() -> String? {
      let isAngled = byte == UInt8(ascii: "<")
      if isAngled { index += 1 }
      var result: [UInt8] = []
      var depth = 0
      while let current = byte {
        switch current {
        case UInt8(ascii: "\\"):
          if index + 1 < bytes.endIndex { index += 1 }
        case UInt8(ascii: ">") where isAngled:
          index += 1
          return result[...].text
        case 0x0A: return isAngled ? nil : result[...].text
        case 0x20 where !isAngled: return result[...].text
        case UInt8(ascii: "(") where !isAngled:
          // Without a limit, a page of opening parentheses would be read once for each of them.
          guard depth < 32 else { return nil }
          depth += 1
        case UInt8(ascii: ")") where !isAngled:
          if depth == 0 { return result[...].text }
          depth -= 1
        default: break
        }
        result.append(bytes[index])
        index += 1
      }
      return nil
    }

    mutating func skipTitle() {
      guard let quote = byte, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
        return
      }
      index += 1
      while let byte, byte != quote, byte != 0x0A { index += 1 }
      index += 1
    }
  }
}

/// One line of a Markdown page, without its ending, and where it stands in the file.
struct SourceLine {
  /// The line's number in the file, from 1.
  let number: Int
  /// How many spaces the line starts with; leading tabs have been turned into spaces.
  let indent: Int
  /// The whole line with its indent.
  private let bytes: ArraySlice<UInt8>

  init(number: Int, bytes: ArraySlice<UInt8>) {
    self.number = number
    var end = bytes.endIndex
    while end > bytes.startIndex, bytes[end - 1] == 0x0D { end -= 1 }
    var start = bytes.startIndex
    while start < end, bytes[start] == 0x20 { start += 1 }
    if start < end, bytes[start] == 0x09 {
      self.bytes = Self.expandingTabs(bytes[bytes.startIndex..<end])
      indent = self.bytes.run(of: 0x20, from: self.bytes.startIndex)
    } else {
      self.bytes = bytes[bytes.startIndex..<end]
      indent = start - bytes.startIndex
    }
  }

  /// The lines of a whole file, with LF or CRLF endings.
  static func lines(of text: String) -> [SourceLine] {
    let bytes = Array(text.utf8)
    var lines: [SourceLine] = []
    var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var index = start
    while index < bytes.count {
      if bytes[index] == 0x0A {
        lines.append(SourceLine(number: lines.count + 1, bytes: bytes[start..<index]))
        start = index + 1
      }
      index += 1
    }
    if start < bytes.count {
      lines.append(SourceLine(number: lines.count + 1, bytes: bytes[start...]))
    }
    return lines
  }

  /// The line behind its indent.
  var content: ArraySlice<UInt8> { bytes[(bytes.startIndex + indent)...] }

  /// The whole line.
  var text: String { bytes.text }

  var isBlank: Bool { content.trimmed.isEmpty }

  /// The first byte behind the indent, or zero on a blank line.
  var first: UInt8 { content.first ?? 0 }

  /// This line without up to `columns` spaces of its indent.
  func unindented(by columns: Int) -> SourceLine {
    SourceLine(number: number, bytes: bytes.dropFirst(min(columns, indent)))
  }

  /// This line from the byte index `start` of `content` on.
  func suffix(from start: Int) -> SourceLine {
    SourceLine(number: number, bytes: bytes[start...])
  }

  /// This line up to, but without, the byte index `end` of `content`.
  func prefix(upTo end: Int) -> SourceLine {
    SourceLine(number: number, bytes: bytes[..<end])
  }

  private static func expandingTabs(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var column = 0
    var start = bytes.startIndex
    while start < bytes.endIndex, bytes[start] == 0x20 || bytes[start] == 0x09 {
      column += bytes[start] == 0x20 ? 1 : 4 - column % 4
      start += 1
    }
    return ArraySlice(Array(repeating: 0x20, count: column) + bytes[start...])
  }
}

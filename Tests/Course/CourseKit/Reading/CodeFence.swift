/// What opens a listing: a row of at least three backticks or tildes.
struct CodeFence {
  /// What stands behind the row.
  let info: String
  private let byte: UInt8
  private let length: Int

  /// The fence that `line` opens.
  init?(_ line: SourceLine) {
    byte = line.first
    guard byte == UInt8(ascii: "`") || byte == UInt8(ascii: "~") else { return nil }
    let content = line.content
    length = content.run(of: byte, from: content.startIndex)
    let rest = content.dropFirst(length).trimmed
    guard length >= 3, byte == UInt8(ascii: "~") || !rest.contains(byte) else { return nil }
    info = rest.text
  }

  /// Whether `line` closes the listing.
  func isClosed(by line: SourceLine) -> Bool {
    guard line.indent < 4, line.first == byte else { return false }
    let content = line.content
    let count = content.run(of: byte, from: content.startIndex)
    return count >= length && content.dropFirst(count).trimmed.isEmpty
  }

  /// Takes over what `line` does to `fence`: opens one, closes it, or neither.
  static func follow(_ line: SourceLine, _ fence: inout CodeFence?) {
    if let open = fence {
      if open.isClosed(by: line) { fence = nil }
    } else if line.indent < 4 {
      fence = CodeFence(line)
    }
  }
}

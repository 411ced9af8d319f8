/// What starts an item of a list: "-", "+", "*", "1." or "1)".
struct ListMarker {
  /// The number of an ordered item.
  let number: Int?
  /// The bullet, or the sign behind the number; another sign starts another list.
  let sign: UInt8
  /// How far the lines of the item are indented.
  let contentIndent: Int
  /// Whether nothing stands behind the marker.
  let isEmpty: Bool
  /// The first line of the item.
  let line: SourceLine

  /// The marker at the beginning of `line`.
  init?(_ line: SourceLine) {
    let content = line.content
    var end = content.startIndex
    while end < content.endIndex, (0x30...0x39).contains(content[end]) { end += 1 }
    let digits = content[content.startIndex..<end]
    guard digits.count < 10, end < content.endIndex else { return nil }
    switch content[end] {
    case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"):
      guard digits.isEmpty else { return nil }
    case UInt8(ascii: "."), UInt8(ascii: ")"):
      guard !digits.isEmpty else { return nil }
    default: return nil
    }
    let rest = line.suffix(from: end + 1)
    guard rest.isBlank || rest.indent > 0 else { return nil }
    number = Int(digits.text)
    sign = content[end]
    isEmpty = rest.isBlank
    // Five spaces or more are one space and an indented listing.
    let spaces = isEmpty || rest.indent > 4 ? 1 : rest.indent
    contentIndent = line.indent + digits.count + 1 + spaces
    self.line = rest.unindented(by: spaces)
  }

  /// Whether `other` goes on with the list that this marker started.
  func continues(in other: ListMarker) -> Bool {
    sign == other.sign && (number == nil) == (other.number == nil)
  }
}

/// A character that HTML gives a name or a number, such as `&amp;` or `&#8594;`.
struct InlineEntity {
  let text: String
  /// The index behind the semicolon.
  let end: Int

  private static let named = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}",
    "ndash": "–", "mdash": "—", "hellip": "…", "rarr": "→", "larr": "←", "middot": "·",
  ]

  /// Reads the entity whose "&" stands before `bytes`.
  init?(in bytes: ArraySlice<UInt8>) {
    guard let semicolon = bytes.prefix(12).firstIndex(of: UInt8(ascii: ";")) else { return nil }
    let name = bytes[bytes.startIndex..<semicolon].text
    guard let text = Self.named[name] ?? Self.numbered(name) else { return nil }
    self.text = text
    end = semicolon + 1
  }

  private static func numbered(_ name: String) -> String? {
    guard name.hasPrefix("#") else { return nil }
    let digits = name.dropFirst()
    let value =
      digits.first == "x" || digits.first == "X"
      ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return value.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
  }
}

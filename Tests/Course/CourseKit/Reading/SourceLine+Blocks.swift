extension SourceLine {
  /// Whether this line ends a paragraph above it without a blank line between them.
  var interruptsParagraph: Bool {
    guard indent < 4 else { return false }
    switch first {
    case UInt8(ascii: "#"): return headingLevel != nil
    case UInt8(ascii: "`"), UInt8(ascii: "~"): return CodeFence(self) != nil
    case UInt8(ascii: ">"): return true
    case UInt8(ascii: "<"):
      return ["<!--", "<details", "</details"].contains { content.hasPrefix($0) }
    default:
      if isThematicBreak { return true }
      guard let marker = ListMarker(self), !marker.isEmpty else { return false }
      return marker.number.map { $0 == 1 } ?? true
    }
  }

  /// The level of the heading that this line is.
  var headingLevel: Int? {
    let level = content.run(of: UInt8(ascii: "#"), from: content.startIndex)
    guard (1...6).contains(level) else { return nil }
    let next = content.dropFirst(level).first
    return next == nil || next == 0x20 || next == 0x09 ? level : nil
  }

  /// Whether this line is a rule across the page: three stars, hyphens or underscores.
  var isThematicBreak: Bool {
    let mark = first
    guard [UInt8(ascii: "*"), UInt8(ascii: "-"), UInt8(ascii: "_")].contains(mark) else {
      return false
    }
    let marks = content.filter { $0 != 0x20 && $0 != 0x09 }
    return marks.count >= 3 && marks.allSatisfy { $0 == mark }
  }

  /// The level of the heading that this line makes of the paragraph above it.
  var underlineLevel: Int? {
    guard first == UInt8(ascii: "=") || first == UInt8(ascii: "-"), indent < 4,
      content.trimmed.allSatisfy({ $0 == first })
    else { return nil }
    return first == UInt8(ascii: "=") ? 1 : 2
  }
}

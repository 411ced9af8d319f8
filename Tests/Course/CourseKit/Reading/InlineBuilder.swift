/// Collects the inlines of running text, text beside text in one piece.
struct InlineBuilder {
  private(set) var inlines: [MarkdownInline] = []

  mutating func add(_ inline: MarkdownInline) {
    if case .text(let text) = inline { add(text) } else { inlines.append(inline) }
  }

  mutating func add(text bytes: ArraySlice<UInt8>) {
    if !bytes.isEmpty { add(bytes.text) }
  }

  /// A newline of the source is a space, or a line break behind two spaces.
  mutating func addNewline() {
    guard case .text(var text) = inlines.last else {
      return add(" ")
    }
    let length = text.utf8.count
    while text.utf8.last == 0x20 { text.removeLast() }
    inlines.removeLast()
    add(text)
    if length >= text.utf8.count + 2 { inlines.append(.lineBreak) } else { add(" ") }
  }

  private mutating func add(_ text: String) {
    guard !text.isEmpty else { return }
    if case .text(let before) = inlines.last {
      inlines[inlines.count - 1] = .text(before + text)
    } else {
      inlines.append(.text(text))
    }
  }

  /// The text of a code span: newlines are spaces, and one space beside each mark goes.
  static func code(_ bytes: ArraySlice<UInt8>) -> String {
    var bytes = bytes.contains(0x0A) ? ArraySlice(bytes.map { $0 == 0x0A ? 0x20 : $0 }) : bytes
    if bytes.count > 2, bytes.first == 0x20, bytes.last == 0x20, !bytes.trimmed.isEmpty {
      bytes = bytes.dropFirst().dropLast()
    }
    return bytes.text
  }

  /// Whether a backslash before `byte` takes its meaning away.
  static func isPunctuation(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
    default: false
    }
  }
}

/// Splits an expanded expression such as `(a → 1) == (b → 2)` into its source and its values.
struct ExpansionReader {
  private(set) var source = ""
  private(set) var values: [(source: String, value: String)] = []
  private let text: [Character]

  init(_ text: String) { self.text = Array(text) }

  /// Whether the text held at least one value and could be read to its end.
  mutating func read() -> Bool {
    var index = 0
    while index < text.count {
      if text[index] == "(", let group = group(at: index) {
        source += group.source
        values.append((group.source, group.value))
        index = group.end + 1
      } else {
        source.append(text[index])
        index += 1
      }
    }
    return !values.isEmpty
  }

  /// The group `(source → value)` that opens at `start`, if it is one.
  private func group(at start: Int) -> (source: String, value: String, end: Int)? {
    var depth = 0
    var isQuoted = false
    var arrow: Int?
    for index in start..<text.count {
      let character = text[index]
      if character == "\"", index == 0 || text[index - 1] != "\\" { isQuoted.toggle() }
      if isQuoted { continue }
      switch character {
      case "(", "[": depth += 1
      case ")", "]":
        depth -= 1
        if depth == 0 {
          guard let arrow else { return nil }
          return (
            String(text[(start + 1)..<arrow]).trimmingSpaces,
            String(text[(arrow + 1)..<index]).trimmingSpaces, index
          )
        }
      case "→" where depth == 1 && arrow == nil: arrow = index
      default: break
      }
    }
    return nil
  }
}

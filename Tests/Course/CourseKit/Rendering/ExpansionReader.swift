/// Splits an expanded expression such as `(a → 1) == (b → 2)` into its source and its values.
///
/// The testing library writes values as they are, without escapes, so where a value ends can only
/// be told by what follows it.
struct ExpansionReader {
  typealias Value = (source: String, value: String)

  /// What was read from some index on, up to an arrow or a bracket of the text around it.
  private struct Part {
    var source = ""
    var values: [Value] = []
    var end: Int
  }

  private static let deepest = 20
  private static let notEvaluated = "<not evaluated>"

  private(set) var source = ""
  private(set) var values: [Value] = []
  private let text: [Character]

  init(_ text: String) { self.text = Array(text) }

  /// Whether the text held at least one value and could be read to its end.
  mutating func read() -> Bool {
    guard let part = part(from: 0, depth: 0) else { return false }
    source = part.source.trimmingSpaces
    values = part.values
    if part.end < text.count {
      guard text[part.end] == "→" else { return false }
      values = chosen(inner: values, source, value(from: part.end + 1, to: text.count))
    }
    return !values.isEmpty
  }

  private func part(from start: Int, depth: Int) -> Part? {
    guard depth < Self.deepest else { return nil }
    var part = Part(end: start)
    while part.end < text.count {
      switch text[part.end] {
      case "\"":
        let end = endOfLiteral(from: part.end)
        part.source += String(text[part.end..<end])
        part.end = end
      case "(":
        guard let inner = self.part(from: part.end + 1, depth: depth + 1),
          inner.end < text.count
        else { return nil }
        if text[inner.end] == "→" {
          guard let end = endOfValue(from: inner.end + 1) else { return nil }
          let source = inner.source.trimmingSpaces
          part.source += source
          part.values += chosen(inner: inner.values, source, value(from: inner.end + 1, to: end))
          part.end = end + 1
        } else {
          part.source += "(" + inner.source + ")"
          part.values += inner.values
          part.end = inner.end + 1
        }
      case ")", "→": return part
      default:
        part.source.append(text[part.end])
        part.end += 1
      }
    }
    return part
  }

  /// That a condition is true or false says less than what it was asked of.
  private func chosen(inner: [Value], _ source: String, _ value: String) -> [Value] {
    if value == Self.notEvaluated { return inner }
    return ["true", "false"].contains(value) && !inner.isEmpty ? inner : [(source, value)]
  }

  /// The value between two indices; a property's is written twice, as `nil → nil`.
  private func value(from start: Int, to end: Int) -> String {
    let value = String(text[start..<end]).trimmingSpaces
    let halves = value.split(separator: " → ", maxSplits: 1)
    return halves.count == 2 && halves[0] == halves[1] ? String(halves[0]) : value
  }

  /// The index behind a literal of the source.
  private func endOfLiteral(from start: Int) -> Int {
    var index = start + 1
    while index < text.count, text[index] != "\"" { index += text[index] == "\\" ? 2 : 1 }
    return min(index + 1, text.count)
  }

  /// The bracket that ends the value from `start` on.
  private func endOfValue(from start: Int) -> Int? {
    let isText = start + 1 < text.count && text[start + 1] == "\""
    return isText
      ? closing(from: start, after: "\"") : balanced(from: start) ?? closing(from: start)
  }

  private func balanced(from start: Int) -> Int? {
    var depth = 0
    var index = start
    while index < text.count {
      switch text[index] {
      case "\"": index = endOfLiteral(from: index) - 1
      case "(", "[": depth += 1
      case ")" where depth == 0: return canFollow(index + 1) ? index : nil
      case ")", "]": depth -= 1
      default: break
      }
      index += 1
    }
    return nil
  }

  private func closing(from start: Int, after previous: Character? = nil) -> Int? {
    (start..<text.count).first { index in
      text[index] == ")" && canFollow(index + 1)
        && (previous == nil || index > start + 2 && text[index - 1] == previous)
    }
  }

  /// Whether an expression can go on like this behind one of its values.
  private func canFollow(_ index: Int) -> Bool {
    guard index < text.count else { return true }
    if text[index] != " " { return ".,)[?!".contains(text[index]) }
    guard index + 1 < text.count else { return false }
    return "=!<>&|+-*/%?→".contains(text[index + 1])
      || text[index...].starts(with: " is ") || text[index...].starts(with: " as")
  }
}

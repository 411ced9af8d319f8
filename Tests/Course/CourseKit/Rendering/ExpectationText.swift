/// What was expected and what came, taken from the testing library's sentence.
struct ExpectationText: Equatable {
  let expected: String?
  let came: String?

  private init(expected: String?, came: String?) {
    self.expected = expected
    self.came = came
  }

  /// Reads `Expectation failed: (presenter.message → "x") == "y"` and its relatives; a sentence of
  /// another shape is shown as it is.
  init(_ text: String) {
    let text = text.trimmingSpaces
    if let error = text.removing(prefix: "Caught error: ") {
      self.init(expected: nil, came: "an error was thrown: \(error)")
    } else if let expression = text.removing(prefix: "Expectation failed: ") {
      self = Self.thrown(expression) ?? Self.expanded(expression)
    } else {
      // Where an issue was recorded by hand, its comment says everything.
      self.init(expected: nil, came: text == "Issue recorded" ? nil : text)
    }
  }

  /// The sentences of `#expect(throws:)`.
  private static func thrown(_ text: String) -> ExpectationText? {
    if text == "an error was expected but none was thrown" {
      return ExpectationText(expected: "an error", came: "none was thrown")
    }
    if let error = text.removing(prefix: "an error was thrown when none was expected: ") {
      return ExpectationText(expected: "no error", came: error)
    }
    guard let rest = text.removing(prefix: "expected error "),
      rest.hasSuffix(" was thrown instead"),
      let middle = between(rest)
    else { return nil }
    return ExpectationText(
      expected: "the error " + rest[..<middle.lowerBound],
      came: String(rest[middle.upperBound...].dropLast(" was thrown instead".count)))
  }

  /// What stands between two errors. An error's own words may hold it as well; the type of the
  /// first error stands before it.
  private static func between(_ text: String) -> Range<String.Index>? {
    let ranges = text.ranges(of: ", but ")
    return ranges.first { range in
      let word = text[..<range.lowerBound].split(separator: " ").suffix(3)
      return word.count >= 2 && word.dropLast().elementsEqual(["of", "type"])
    } ?? ranges.first
  }

  private static func expanded(_ expression: String) -> ExpectationText {
    var reader = ExpansionReader(expression)
    guard reader.read() else {
      // A condition whose parts the library does not tell holds no arrow: all of it was expected.
      let isCondition = !expression.contains("→")
      return ExpectationText(
        expected: isCondition ? expression : nil, came: isCondition ? nil : expression)
    }
    return compared(reader)
      ?? ExpectationText(expected: reader.source, came: came(reader.source, reader.values))
  }

  /// What is compared with something that had to be worked out is expected to be what that came to.
  private static func compared(_ reader: ExpansionReader) -> ExpectationText? {
    guard reader.values.count == 2, reader.values[0].value != reader.values[1].value,
      reader.source == "\(reader.values[0].source) == \(reader.values[1].source)"
    else { return nil }
    return ExpectationText(
      expected: "\(reader.values[0].source) == \(reader.values[1].value)",
      came: reader.values[0].value)
  }

  private static func came(_ source: String, _ values: [ExpansionReader.Value]) -> String {
    // Of conditions that are joined, those that do not hold tell what is wrong.
    let isJoined = source.contains(" && ") || source.contains(" || ")
    if isJoined, values.allSatisfy({ ["true", "false"].contains($0.value) }) {
      let untrue = values.filter { $0.value == "false" }.map(\.source)
      if !untrue.isEmpty { return "not true: " + untrue.joined(separator: "; ") }
    }
    if values.count == 1 { return values[0].value }
    if values.count == 2 {
      let (left, right) = (values[0], values[1])
      switch source {
      case "\(left.source) is \(right.source)": return "\(left.value), of type \(right.value)"
      case "\(left.source) === \(right.source)" where left.value == right.value:
        return "two objects, each \(left.value)"
      case "\(left.source) !== \(right.source)": return "one object for both, \(left.value)"
      default: break
      }
    }
    return values.map { "\($0.source) is \($0.value)" }.joined(separator: ", ")
  }
}

extension String {
  func removing(prefix: String) -> String? {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
  }
}

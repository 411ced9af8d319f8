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
      self.init(expected: nil, came: text)
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
      let middle = rest.firstRange(of: ", but ")
    else { return nil }
    return ExpectationText(
      expected: "the error " + rest[..<middle.lowerBound],
      came: String(rest[middle.upperBound...].dropLast(" was thrown instead".count)))
  }

  private static func expanded(_ expression: String) -> ExpectationText {
    var reader = ExpansionReader(expression)
    guard reader.read() else {
      // A condition whose parts the library does not tell holds no arrow: all of it was expected.
      let isCondition = !expression.contains("→")
      return ExpectationText(
        expected: isCondition ? expression : nil, came: isCondition ? nil : expression)
    }
    if reader.values.count == 2, reader.source.contains(" is ") {
      return ExpectationText(
        expected: reader.source,
        came: "\(reader.values[0].value), of type \(reader.values[1].value)")
    }
    return ExpectationText(
      expected: reader.source,
      came: reader.values.count == 1
        ? reader.values[0].value
        : reader.values.map { "\($0.source) is \($0.value)" }.joined(separator: ", "))
  }
}

extension String {
  func removing(prefix: String) -> String? {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
  }
}

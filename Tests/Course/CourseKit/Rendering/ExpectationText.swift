/// What was expected and what came, taken from the testing library's sentence.
struct ExpectationText: Equatable {
  let expected: String?
  let came: String?

  /// Reads `Expectation failed: (presenter.message → "x") == "y"` and its relatives; a sentence of
  /// another shape is shown as it is.
  init(_ text: String) {
    let text = text.trimmingSpaces
    if let error = text.removing(prefix: "Caught error: ") {
      expected = nil
      came = "an error was thrown: \(error)"
      return
    }
    guard let expression = text.removing(prefix: "Expectation failed: ") else {
      expected = nil
      came = text
      return
    }
    var reader = ExpansionReader(expression)
    guard reader.read() else {
      expected = nil
      came = expression
      return
    }
    expected = reader.source
    came =
      reader.values.count == 1
      ? reader.values[0].value
      : reader.values.map { "\($0.source) is \($0.value)" }.joined(separator: ", ")
  }
}

extension String {
  func removing(prefix: String) -> String? {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
  }
}

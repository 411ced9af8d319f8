extension String {
  /// The lines of this text, broken between words so that each fits into `width` columns.
  ///
  /// Newlines of the text stay; spaces at a break go; non-breaking spaces never break. A word is
  /// split only when it is longer than a whole line. Styles that reach over a line's end are
  /// switched off there and on again behind the next line's indent.
  ///
  /// - Parameters:
  ///   - width: columns of a line, its indent counted.
  ///   - firstIndent: what the first line starts with.
  ///   - indent: what every later line starts with.
  /// - Complexity: O(*n*).
  func wrapped(to width: Int, firstIndent: String = "", indent: String = "") -> [String] {
    var wrapper = WordWrapper(width: width, firstIndent: firstIndent, indent: indent)
    wrapper.add(self)
    return wrapper.finish()
  }
}

extension [String] {
  /// These lines as one text, with escape characters visible, for exact comparison.
  var shown: String { map(\.shown).joined(separator: "\n") }
}

extension String {
  /// This text with its escape characters visible, as "␛[1m", for exact comparison.
  var shown: String { String(map { $0 == "\u{1B}" ? "␛" : $0 }) }
}

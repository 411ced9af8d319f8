/// Styles for text on a terminal, written as escape sequences when `enabled`, left out otherwise.
///
/// Styles nest: a style that ends inside another leaves the outer one on. An empty string stays
/// empty.
struct Paint: Sendable {
  /// Whether escape sequences are written at all.
  let enabled: Bool

  init(enabled: Bool) {
    self.enabled = enabled
  }

  func bold(_ text: String) -> String { wrap(text, "\u{1B}[1m", "\u{1B}[22m") }
  func dim(_ text: String) -> String { wrap(text, "\u{1B}[2m", "\u{1B}[22m") }
  func italic(_ text: String) -> String { wrap(text, "\u{1B}[3m", "\u{1B}[23m") }
  func underline(_ text: String) -> String { wrap(text, "\u{1B}[4m", "\u{1B}[24m") }
  func red(_ text: String) -> String { wrap(text, "\u{1B}[31m", "\u{1B}[39m") }
  func green(_ text: String) -> String { wrap(text, "\u{1B}[32m", "\u{1B}[39m") }
  func yellow(_ text: String) -> String { wrap(text, "\u{1B}[33m", "\u{1B}[39m") }
  func cyan(_ text: String) -> String { wrap(text, "\u{1B}[36m", "\u{1B}[39m") }

  private func wrap(_ text: String, _ open: String, _ close: String) -> String {
    guard enabled, !text.isEmpty else { return text }
    return open + reopening(open, after: close, in: text) + close
  }

  /// Puts `open` behind every `close` that an inner style left in `text`.
  ///
  /// Bold and dim share one closing sequence, and all colours share another, so an inner end would
  /// end the outer style as well.
  private func reopening(_ open: String, after close: String, in text: String) -> String {
    let bytes = Array(text.utf8)[...]
    let sequences = EscapeSequence.all(in: bytes)
    guard !sequences.isEmpty else { return text }
    var result = ""
    var start = 0
    for sequence in sequences {
      result += String(decoding: bytes[start..<sequence.upperBound], as: UTF8.self)
      start = sequence.upperBound
      if start < bytes.count, bytes[sequence].elementsEqual(close.utf8) { result += open }
    }
    return result + String(decoding: bytes[start...], as: UTF8.self)
  }
}

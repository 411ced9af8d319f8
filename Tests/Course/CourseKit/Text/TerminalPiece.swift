/// A character with its width, or an escape sequence, of text for a terminal.
enum TerminalPiece {
  case character(Character, columns: Int)
  case escape(ArraySlice<UInt8>)

  /// The pieces of `text`, first to last. No escape sequence becomes part of a character.
  static func pieces(of text: String) -> [TerminalPiece] {
    let bytes = Array(text.utf8)[...]
    var pieces: [TerminalPiece] = []
    func add(_ range: Range<Int>) {
      for character in String(decoding: bytes[range], as: UTF8.self) {
        pieces.append(.character(character, columns: character.columns))
      }
    }
    var start = 0
    for sequence in EscapeSequence.all(in: bytes) {
      add(start..<sequence.lowerBound)
      pieces.append(.escape(bytes[sequence]))
      start = sequence.upperBound
    }
    add(start..<bytes.count)
    return pieces
  }
}

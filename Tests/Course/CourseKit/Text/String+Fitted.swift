extension String {
  /// This text with spaces behind it up to `columns` columns; longer text is unchanged.
  func padded(to columns: Int) -> String {
    self + String(repeating: " ", count: max(0, columns - self.columns))
  }

  /// This text, or as much of its beginning as fits into `columns` columns with "…" at the end.
  ///
  /// Characters and escape sequences stay whole, and styles that are on at the cut are switched off.
  func truncated(to columns: Int) -> String {
    guard self.columns > columns else { return self }
    guard columns > 0 else { return "" }
    var result = ""
    var used = 0
    var styles = ActiveStyles()
    pieces: for piece in TerminalPiece.pieces(of: self) {
      switch piece {
      case .escape(let sequence):
        styles.apply(sequence)
        result += String(decoding: sequence, as: UTF8.self)
      case .character(let character, let width):
        guard used + width < columns else { break pieces }
        result.append(character)
        used += width
      }
    }
    return result + "…" + (styles.isEmpty ? "" : ActiveStyles.reset)
  }
}

/// Fills lines with words, as `String.wrapped(to:firstIndent:indent:)` promises.
struct WordWrapper {
  private let width: Int
  private let indent: String
  private let indentColumns: Int

  private var lines: [String] = []
  private var margin: String
  private var line: String
  private var room: Int
  private var used = 0
  private var gap = 0
  private var isBlank = true
  private var styles = ActiveStyles()

  init(width: Int, firstIndent: String, indent: String) {
    self.width = width
    self.indent = indent
    indentColumns = indent.columns
    margin = firstIndent
    line = firstIndent
    room = max(1, width - firstIndent.columns)
  }

  /// Adds the words and newlines of `text`.
  mutating func add(_ text: String) {
    let bytes = Array(text.utf8)[...]
    var start = 0
    var index = 0
    // An escape sequence may hold what looks like a space, so it is stepped over as one.
    while index < bytes.count {
      switch bytes[index] {
      case EscapeSequence.introducer:
        index = EscapeSequence.end(in: bytes, from: index)
        continue
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n"): break
      default:
        index += 1
        continue
      }
      add(word: bytes[start..<index])
      if bytes[index] == UInt8(ascii: "\n") {
        startLine()
        gap = 0
      } else if bytes[index] != UInt8(ascii: "\r") {
        gap += 1
      }
      index += 1
      start = index
    }
    add(word: bytes[start...])
  }

  /// The lines so far; nothing may be added afterwards.
  mutating func finish() -> [String] {
    startLine()
    return lines
  }

  private mutating func add(word bytes: ArraySlice<UInt8>) {
    guard !bytes.isEmpty else { return }
    let word = String(decoding: bytes, as: UTF8.self)
    let columns = word.columns
    if columns == 0 {
      place(word, bytes, 0)
    } else if used + gap + columns <= room {
      line += String(repeating: " ", count: gap)
      place(word, bytes, gap + columns)
      gap = 0
    } else {
      gap = 0
      let rest = used > 0 ? startLine(with: bytes) : bytes
      let word = String(decoding: rest, as: UTF8.self)
      used + columns <= room ? place(word, rest, columns) : split(word)
    }
  }

  private mutating func place(_ word: String, _ bytes: ArraySlice<UInt8>, _ columns: Int) {
    line += word
    used += columns
    isBlank = false
    for sequence in EscapeSequence.all(in: bytes) { styles.apply(bytes[sequence]) }
  }

  /// Breaks a word that no line can hold between its characters.
  private mutating func split(_ word: String) {
    for piece in TerminalPiece.pieces(of: word) {
      switch piece {
      case .escape(let sequence):
        line += String(decoding: sequence, as: UTF8.self)
        styles.apply(sequence)
      case .character(let character, let columns):
        if used > 0, used + columns > room { startLine() }
        line.append(character)
        used += columns
      }
      isBlank = false
    }
  }

  /// Starts a line for a word, whose styles of the beginning take effect on the new line only.
  private mutating func startLine(with word: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var after = styles
    var index = word.startIndex
    while index < word.endIndex, word[index] == EscapeSequence.introducer {
      let end = EscapeSequence.end(in: word, from: index)
      guard after.apply(word[index..<end]) else { break }
      index = end
    }
    startLine(styles: after)
    return word[index...]
  }

  private mutating func startLine(styles next: ActiveStyles? = nil) {
    if isBlank {
      line = margin
      while line.last == " " { line.removeLast() }
    } else if !styles.isEmpty {
      line += ActiveStyles.reset
    }
    lines.append(line)
    if let next { styles = next }
    margin = indent
    line = indent + styles.reopening
    room = max(1, width - indentColumns)
    used = 0
    isBlank = true
  }
}

/// Finds the counterpart of the marks of emphasis in a part of running text.
///
/// Each kind of mark that has no counterpart is looked for once, so the search stays linear.
struct EmphasisSearch {
  /// Marks that belong together: one, two or three stars or underscores.
  struct Match {
    let length: Int
    let inside: Range<Int>
    let end: Int

    /// What stands inside, with the weight that the marks give it.
    func wrap(_ inlines: [MarkdownInline]) -> MarkdownInline {
      switch length {
      case 1: .emphasis(inlines)
      case 2: .strong(inlines)
      default: .strong([.emphasis(inlines)])
      }
    }
  }

  private struct Mark: Hashable {
    let byte: UInt8
    let length: Int
  }

  private let bytes: [UInt8]
  private let atoms: [Int: InlineAtom]
  private let end: Int
  private var missing: Set<Mark> = []

  init(bytes: [UInt8], atoms: [Int: InlineAtom], end: Int) {
    self.bytes = bytes
    self.atoms = atoms
    self.end = end
  }

  /// The match whose marks open at `start`, in a text that begins at `first`.
  mutating func match(at start: Int, after first: Int) -> Match? {
    let byte = bytes[start]
    let run = bytes[..<end].run(of: byte, from: start)
    let behind = start + run
    guard run <= 3, behind < end, !isSpace(bytes[behind]) else { return nil }
    if byte == UInt8(ascii: "_"), start > first, isWord(bytes[start - 1]) { return nil }
    // Three marks may be one pair inside another: the outer pair is looked for first.
    for length in run == 3 ? [3, 1, 2] : [run] {
      if let close = close(Mark(byte: byte, length: length), from: behind) {
        return Match(length: length, inside: start + length..<close, end: close + length)
      }
    }
    return nil
  }

  private mutating func close(_ mark: Mark, from start: Int) -> Int? {
    guard !missing.contains(mark) else { return nil }
    var index = start
    while index < end {
      let byte = bytes[index]
      if byte == mark.byte {
        let run = bytes[..<end].run(of: byte, from: index)
        let fits = run == mark.length || run == 3
        if fits, index > start, closes(byte, index, run) { return index + run - mark.length }
        index += run
      } else if byte == 0x5C {
        index += 2
      } else if byte == 0x60 || byte == 0x5B || byte == 0x21 || byte == 0x3C {
        index = atoms[index]?.end ?? index + 1
      } else {
        index += 1
      }
    }
    missing.insert(mark)
    return nil
  }

  private func closes(_ byte: UInt8, _ index: Int, _ run: Int) -> Bool {
    guard !isSpace(bytes[index - 1]) else { return false }
    return byte != UInt8(ascii: "_") || index + run >= end || !isWord(bytes[index + run])
  }

  private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A }

  private func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x80...0xFF: true
    default: false
    }
  }
}

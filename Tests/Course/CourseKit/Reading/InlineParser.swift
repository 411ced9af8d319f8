/// Takes running text apart into inlines.
struct InlineParser {
  let bytes: [UInt8]
  let atoms: [Int: InlineAtom]
  private let newlines: [Int]
  private let line: Int

  init(_ text: MarkdownText) {
    bytes = Array(text.markdown.utf8)
    let found = InlineAtoms(bytes)
    atoms = found.atoms
    newlines = found.newlines
    line = text.line
  }

  func parse() -> [MarkdownInline] {
    parse(0..<bytes.count, insideLink: false)
  }

  private func parse(_ range: Range<Int>, insideLink: Bool) -> [MarkdownInline] {
    var builder = InlineBuilder()
    var emphasis = EmphasisSearch(bytes: bytes, atoms: atoms, end: range.upperBound)
    var start = range.lowerBound
    var index = start
    func flush() { builder.add(text: bytes[start..<index]) }
    while index < range.upperBound {
      var end = index + 1
      switch bytes[index] {
      case 0x5C, 0x26, 0x0A:  // \ & newline
        flush()
        end = addSign(at: index, before: range.upperBound, &builder)
      case 0x60, 0x21, 0x5B, 0x3C:  // ` ! [ <
        guard let atom = atoms[index] else {
          index += bytes[index] == 0x60 ? bytes[..<range.upperBound].run(of: 0x60, from: index) : 1
          continue
        }
        flush()
        add(atom, at: index, insideLink, &builder)
        end = atom.end
      case 0x2A, 0x5F:  // * _
        guard let match = emphasis.match(at: index, after: range.lowerBound) else {
          index += bytes[..<range.upperBound].run(of: bytes[index], from: index)
          continue
        }
        flush()
        builder.add(match.wrap(parse(match.inside, insideLink: insideLink)))
        end = match.end
      default:
        index += 1
        continue
      }
      index = min(end, range.upperBound)
      start = index
    }
    index = range.upperBound
    flush()
    return builder.inlines
  }

  private func add(
    _ atom: InlineAtom, at index: Int, _ insideLink: Bool, _ builder: inout InlineBuilder
  ) {
    switch atom.kind {
    case .code(let range): builder.add(.code(InlineBuilder.code(bytes[range])))
    case .address(let range):
      let address = bytes[range].text
      builder.add(.link([.text(address)], target: address, line: lineNumber(at: index)))
    case .image(let range, let target):
      let alternative = parse(range, insideLink: true).plain
      builder.add(.image(alternative: alternative, target: target, line: lineNumber(at: index)))
    case .link(let range, let target):
      let text = parse(range, insideLink: true)
      // A link inside a link is only its words.
      if insideLink {
        for inline in text { builder.add(inline) }
      } else {
        builder.add(.link(text, target: target, line: lineNumber(at: index)))
      }
    case .lineBreak: builder.add(.lineBreak)
    case .comment: break
    }
  }

  /// Adds what a backslash, an ampersand or a newline stands for; answers the index behind it.
  private func addSign(at index: Int, before limit: Int, _ builder: inout InlineBuilder) -> Int {
    let next = index + 1
    switch bytes[index] {
    case 0x0A:
      builder.addNewline()
      return next + bytes[..<limit].run(of: 0x20, from: next)
    case 0x26:
      if let entity = InlineEntity(in: bytes[next..<limit]) {
        builder.add(text: Array(entity.text.utf8)[...])
        return entity.end
      }
    default:
      guard next < limit else { break }
      if bytes[next] == 0x0A {
        builder.add(.lineBreak)
        return next + 1 + bytes[..<limit].run(of: 0x20, from: next + 1)
      }
      if InlineBuilder.isPunctuation(bytes[next]) {
        builder.add(text: bytes[next...next])
        return next + 1
      }
    }
    builder.add(text: bytes[index...index])
    return next
  }

  private func lineNumber(at index: Int) -> Int {
    line + newlines.prefix { $0 < index }.count
  }
}

/// A piece of running text.
indirect enum MarkdownInline: Equatable {
  case text(String)
  case code(String)
  case strong([MarkdownInline])
  case emphasis([MarkdownInline])
  case link([MarkdownInline], target: String, line: Int)
  case image(alternative: String, target: String, line: Int)
  case lineBreak
}

extension [MarkdownInline] {
  /// The words alone, without marks and targets.
  var plain: String {
    map { inline in
      switch inline {
      case .text(let text), .code(let text): text
      case .strong(let inlines), .emphasis(let inlines), .link(let inlines, _, _): inlines.plain
      case .image(let alternative, _, _): alternative
      case .lineBreak: " "
      }
    }.joined()
  }
}

/// Writes running text for a terminal, not yet broken into lines.
///
/// Without colour the marks of the source stay, so that no meaning hangs on colour alone.
struct InlineRenderer {
  let paint: Paint
  var notes = LinkNotes()

  mutating func text(_ text: MarkdownText) -> String {
    self.text(text.inlines)
  }

  private mutating func text(_ inlines: [MarkdownInline]) -> String {
    var result = ""
    for inline in inlines { result += text(inline) }
    return result
  }

  private mutating func text(_ inline: MarkdownInline) -> String {
    switch inline {
    case .text(let text): text
    case .code(let code): paint.enabled ? paint.cyan(code) : quoted(code)
    case .strong(let inner): paint.enabled ? paint.bold(text(inner)) : "**\(text(inner))**"
    case .emphasis(let inner): paint.enabled ? paint.italic(text(inner)) : "*\(text(inner))*"
    case .link(let inner, let target, _): link(inner, target)
    case .image(let alternative, _, _): alternative
    case .lineBreak: "\n"
    }
  }

  private mutating func link(_ inner: [MarkdownInline], _ target: String) -> String {
    let words = text(inner)
    // The place that an anchor names is on the screen already, and an address is its own target.
    guard !target.isEmpty, !target.hasPrefix("#") else { return words }
    guard inner.plain != target else { return paint.underline(words) }
    return paint.underline(words) + paint.dim("[\(notes.number(of: target))]")
  }

  private func quoted(_ code: String) -> String {
    code.contains("`") ? "`` \(code) ``" : "`\(code)`"
  }
}

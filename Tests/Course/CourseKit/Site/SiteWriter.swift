/// Writes the running text and the blocks of one page as docc reads them.
struct SiteWriter {
  let page: SitePage
  let map: SiteMap
  /// Declarations that the page may link to, by the code that names them.
  let declarations: [String: String]
  /// The declarations that were linked already: the first mention is enough.
  private var linked: Set<String> = []

  init(page: SitePage, map: SiteMap, declarations: [String: String] = [:]) {
    self.page = page
    self.map = map
    self.declarations = declarations
  }

  mutating func text(_ text: MarkdownText) -> String { self.text(text.inlines) }

  mutating func text(_ inlines: [MarkdownInline]) -> String {
    var text = ""
    for inline in inlines { text += self.text(inline) }
    return text
  }

  /// A title or a heading: docc shows its words alone, and backticks as they are.
  func heading(_ text: MarkdownText) -> String { DoccText.escaped(text.plain) }

  private mutating func text(_ inline: MarkdownInline) -> String {
    switch inline {
    case .text(let text): DoccText.escaped(text)
    case .code(let code): self.code(code)
    case .strong(let inner): "**\(text(inner))**"
    case .emphasis(let inner): "*\(text(inner))*"
    case .link(let inner, let target, _): link(inner, target)
    case .image(let alternative, let target, _): image(alternative, target)
    case .lineBreak: "\\\n"
    }
  }

  private mutating func code(_ code: String) -> String {
    guard let declaration = declarations[code], linked.insert(code).inserted else {
      return DoccText.code(code)
    }
    return "``\(declaration)``"
  }

  private func link(_ inner: [MarkdownInline], _ target: String) -> String {
    var plain = SiteWriter(page: page, map: map)
    let words = plain.text(inner)
    switch map.destination(of: target, in: page.source) {
    case .page(let name, let fragment):
      return "[\(words)](doc:\(name)\(fragment.map { "#" + $0 } ?? ""))"
    case .web(let address): return "[\(words)](\(address))"
    case .file(let path), .figure(let path):
      let isNamed = path == inner.plain || path.hasSuffix("/" + inner.plain)
      return isNamed ? DoccText.code(path) : "\(words) (\(DoccText.code(path)))"
    }
  }

  private func image(_ alternative: String, _ target: String) -> String {
    let name: String
    switch map.destination(of: target, in: page.source) {
    case .figure(let figure): name = figure
    default: name = target
    }
    return "![\(DoccText.escaped(alternative))](\(name))"
  }
}

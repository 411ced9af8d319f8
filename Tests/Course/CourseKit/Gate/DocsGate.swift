/// Whatever the documents name exists: links, anchors, files and commands.
enum DocsGate {
  static func findings(_ context: GateContext) throws -> [GateFinding] {
    let root = context.workspace.root
    let pages =
      [root / "README.md"]
      + (try context.files.files(below: context.workspace.docs)).filter { $0.name.hasSuffix(".md") }
    var documents: [Path: MarkdownDocument] = [:]
    for page in pages {
      documents[page] = MarkdownDocument(markdown: try context.files.text(of: page))
    }
    let links = pages.flatMap { page in
      documents[page]?.links.compactMap { link in
        problem(link, on: page, documents, context).map {
          "\(context.shown(page)):\(link.line): \($0)"
        }
      } ?? []
    }
    let named = pages.flatMap { page in
      documents[page].map { NamedThings(document: $0, context: context).problems(on: page) } ?? []
    }
    return [
      GateFinding(name: "every link of \(pages.count) documents leads somewhere", problems: links),
      GateFinding(name: "every file and command that they name exists", problems: named),
    ]
  }

  private static func problem(
    _ link: MarkdownLink, on page: Path, _ documents: [Path: MarkdownDocument],
    _ context: GateContext
  ) -> String? {
    if ["http://", "https://", "mailto:"].contains(where: { link.target.hasPrefix($0) }) {
      return nil
    }
    let parts = link.target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    var target = parts[0].isEmpty ? page : page.parent
    for part in parts[0].split(separator: "/") where part != "." {
      target = part == ".." ? target.parent : target / String(part)
    }
    guard context.files.exists(target) else {
      return "the link \"\(link.target)\" leads to \(context.shown(target)), which does not exist."
    }
    guard parts.count == 2 else { return nil }
    let headings = documents[target]?.headings ?? []
    if headings.contains(where: { $0.anchor == parts[1] }) { return nil }
    let near = Suggestion.nearest(to: String(parts[1]), among: headings.map(\.anchor))
    return
      "the link \"\(link.target)\" names a heading that \(context.shown(target)) does not have."
      + (near.map { " Did you mean \"#\($0)\"?" } ?? "")
  }
}

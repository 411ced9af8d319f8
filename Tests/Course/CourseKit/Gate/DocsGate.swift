/// Whatever the documents name exists: links, anchors, files and commands.
enum DocsGate {
  /// Looks at all documents, or at a chapter's own.
  static func findings(_ context: GateContext, of chapter: Chapter? = nil) throws -> [GateFinding] {
    let root = context.workspace.root
    let all =
      [root / "README.md"]
      + (try context.files.files(below: context.workspace.docs)).filter { $0.name.hasSuffix(".md") }
    let own = chapter.map { [root / $0.page, root / $0.hints] }
    let pages = own.map { own in all.filter { own.contains($0) } } ?? all
    let links = try pages.flatMap { page in
      try document(page, context).links.compactMap { link in
        try problem(link, on: page, context).map {
          "\(context.shown(page)):\(link.line): \($0)"
        }
      }
    }
    let named = try pages.flatMap { page in
      NamedThings(document: try document(page, context), context: context).problems(on: page)
    }
    return [
      GateFinding(
        name: "every link of \(pages.count.counted("document")) leads somewhere", problems: links),
      GateFinding(name: "every file and command that they name exists", problems: named),
    ]
  }

  private static func document(_ page: Path, _ context: GateContext) throws -> MarkdownDocument {
    MarkdownDocument(markdown: try context.files.text(of: page))
  }

  private static func problem(
    _ link: MarkdownLink, on page: Path, _ context: GateContext
  ) throws -> String? {
    if ["http://", "https://", "mailto:"].contains(where: { link.target.hasPrefix($0) }) {
      return nil
    }
    let parts = link.target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    var target = parts[0].isEmpty ? page : page.parent
    for part in parts[0].split(separator: "/") where part != "." {
      target = part == ".." ? target.parent : target / String(part)
      guard target.isInside(context.workspace.root) else {
        return "the link \"\(link.target)\" leads out of the repository's folder; nobody else has"
          + " what lies there."
      }
    }
    guard context.files.exists(target) else {
      return "the link \"\(link.target)\" leads to \(context.shown(target)), which does not exist."
        + suggestion(for: target, context)
    }
    guard parts.count == 2 else { return nil }
    let headings = target.name.hasSuffix(".md") ? try document(target, context).headings : []
    if headings.contains(where: { $0.anchor == parts[1] }) { return nil }
    let near = Suggestion.nearest(to: String(parts[1]), among: headings.map(\.anchor))
    return
      "the link \"\(link.target)\" names a heading that \(context.shown(target)) does not have."
      + (near.map { " Did you mean \"#\($0)\"?" } ?? "")
  }

  private static func suggestion(for target: Path, _ context: GateContext) -> String {
    let names = (try? context.files.names(in: target.parent)) ?? []
    let near = Suggestion.nearest(to: target.name, among: names)
    return near.map { " Did you mean \($0)?" } ?? ""
  }
}

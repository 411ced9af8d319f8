extension SiteWriter {
  /// The whole page, with its place in the course. `titles` are those of all pages by name.
  mutating func wholePage(titles: [String: String]) -> String {
    var parts = ["# " + heading(page.title), metadata]
    if let summary = page.summary { parts.append(DoccText.asParagraph(text(summary))) }
    // Without a heading, docc puts "Overview" there.
    if page.promotion > 0, let first = page.blocks.first, !first.isHeading {
      parts.append("## Your task")
    }
    parts.append(blocks(page.blocks))
    if page.previous != nil || page.next != nil { parts.append(neighbours(titles)) }
    if !page.groups.isEmpty { parts.append(topics) }
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  private var metadata: String {
    """
    @Metadata {
    \(page.isRoot ? "@TechnologyRoot" : "@PageKind(article)")
    @TitleHeading(\(DoccText.argument(page.eyebrow)))
    @PageColor(blue)
    }

    @Options {
    @AutomaticSeeAlso(disabled)
    }
    """
  }

  private func neighbours(_ titles: [String: String]) -> String {
    func column(_ word: String, _ name: String?) -> String {
      let link = name.map { name in
        "\(word): [\(DoccText.escaped(titles[name] ?? name))](doc:\(name))"
      }
      return "@Column {\n\n\(link ?? "")\n\n}"
    }
    return "---\n\n@Row {\n\(column("Previous", page.previous))\n\(column("Next", page.next))\n}"
  }

  private var topics: String {
    "## Topics\n\n"
      + page.groups.map { group in
        "### \(group.title)\n\n"
          + group.members.map { $0.hasPrefix("/") ? "- ``\($0)``" : "- <doc:\($0)>" }
          .joined(separator: "\n")
      }.joined(separator: "\n\n")
  }
}

extension MarkdownBlock {
  fileprivate var isHeading: Bool { if case .heading = self { true } else { false } }
}

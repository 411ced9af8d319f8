/// Which page of the site shows what a document's link leads to.
struct SiteMap: Equatable {
  /// A heading's page, and its anchor there; none for the heading that is the page's title.
  struct Place: Equatable {
    let page: String
    var fragment: String?
  }

  private var pages: [String: String] = [:]
  private var places: [String: [String: Place]] = [:]

  /// The document `source` is shown on `page`, or begins there.
  mutating func add(_ source: String, page: String) { pages[source] = page }

  /// The heading that a code host calls `anchor` is found at `place`.
  mutating func add(_ source: String, anchor: String, _ place: Place) {
    if places[source, default: [:]][anchor] == nil {
      places[source, default: [:]][anchor] = place
    }
  }

  /// All headings of a document that stands on one page.
  mutating func add(_ document: MarkdownDocument, from source: String, page: String) {
    add(source, page: page)
    for heading in document.headings {
      let fragment = heading.level == 1 ? nil : DoccAnchor.anchor(for: heading.text)
      add(source, anchor: heading.anchor, Place(page: page, fragment: fragment))
    }
  }

  /// Where `target`, as it is written in the document `source`, leads.
  func destination(of target: String, in source: String) -> SiteDestination {
    if target.contains("://") || target.hasPrefix("mailto:") { return .web(target) }
    let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    var path = parts[0].isEmpty ? Path(source) : Path(source).parent
    for part in parts[0].split(separator: "/") where part != "." {
      path = part == ".." ? path.parent : path / String(part)
    }
    let document = path.text.hasPrefix("./") ? String(path.text.dropFirst(2)) : path.text
    guard let page = pages[document] else {
      let isFigure = [".svg", ".png"].contains { document.hasSuffix($0) }
      return isFigure ? .figure(path.name) : .file(document)
    }
    guard parts.count == 2, let place = places[document]?[String(parts[1])] else {
      return .page(name: page, fragment: nil)
    }
    return .page(name: place.page, fragment: place.fragment)
  }
}

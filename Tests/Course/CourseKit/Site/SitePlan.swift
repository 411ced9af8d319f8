/// Which pages the site has, in the order of the course, and where links lead.
struct SitePlan: Equatable {
  private(set) var pages: [SitePage] = []
  private(set) var map = SiteMap()

  private static let lookup = ["docs/glossary.md", "docs/sources.md"]
  private static let guides = [
    "docs/instructors.md", "docs/contributing.md", "docs/authoring.md", "docs/json.md",
  ]
  private static let index = "docs/index.md"

  /// Plans the site of these documents, named by their path in the workspace.
  ///
  /// `modules` are the chapters' modules whose declarations the site documents.
  init(chapters: [Chapter], documents: [String: MarkdownDocument], modules: Set<String>) {
    var rest = Set(documents.keys)
    func take(_ source: String) -> MarkdownDocument? {
      rest.remove(source)
      return documents[source]
    }
    if let document = take(Self.index) { add(document, from: Self.index, eyebrow: "The course") }
    for chapter in chapters {
      if let document = take(chapter.page) {
        add(
          ChapterPages(
            chapter: chapter, document: document, hints: take(chapter.hints),
            hasModule: modules.contains(chapter.module)))
      }
    }
    let known = Self.lookup + Self.guides
    let others = rest.subtracting(known).sorted()
    for source in known + others {
      if let document = take(source) { add(document, from: source, eyebrow: "About the course") }
    }
    group(chapters: chapters, others: others)
    connect()
  }

  private mutating func add(_ document: MarkdownDocument, from source: String, eyebrow: String) {
    let name = source == Self.index ? SitePage.root : Self.name(of: source)
    let parts = ChapterParts(document, steps: [])
    map.add(document, from: source, page: name)
    var page = SitePage(name: name, source: source, title: parts.title, eyebrow: eyebrow)
    page.summary = parts.summary
    page.blocks = parts.opening
    pages.append(page)
  }

  private mutating func add(_ chapter: ChapterPages) {
    chapter.fill(&map)
    pages += chapter.pages
  }

  /// Lists the pages below the root, as the side bar shows them.
  private mutating func group(chapters: [Chapter], others: [String]) {
    guard let root = pages.firstIndex(where: \.isRoot) else { return }
    let names = Set(pages.map(\.name))
    let groups = [
      ("Chapters", chapters.map(\.slug)), ("Look up", Self.lookup.map(Self.name)),
      ("Teach and contribute", Self.guides.map(Self.name)), ("More", others.map(Self.name)),
    ]
    pages[root].groups = groups.compactMap { title, members in
      let present = members.filter(names.contains)
      return present.isEmpty ? nil : SitePage.Group(title: title, members: present)
    }
  }

  /// Tells each page its neighbours. Hints are looked up, not read in a row.
  private mutating func connect() {
    let row = pages.indices.filter { !pages[$0].showsHints }
    for (before, after) in zip(row, row.dropFirst()) {
      pages[before].next = pages[after].name
      pages[after].previous = pages[before].name
    }
  }

  /// `docs/glossary.md` → `glossary`.
  private static func name(of source: String) -> String {
    String(Path(source).name.dropLast(".md".count))
  }
}

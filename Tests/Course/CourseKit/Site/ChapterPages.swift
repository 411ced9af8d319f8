/// The pages of one chapter: the way to its steps, each step, what follows them, and the hints.
struct ChapterPages {
  private let chapter: Chapter
  private let document: MarkdownDocument
  private let hints: MarkdownDocument?
  private let hasModule: Bool
  private let parts: ChapterParts

  init(chapter: Chapter, document: MarkdownDocument, hints: MarkdownDocument?, hasModule: Bool) {
    self.chapter = chapter
    self.document = document
    self.hints = hints
    self.hasModule = hasModule
    parts = ChapterParts(document, steps: chapter.steps)
  }

  private var eyebrow: String { "Chapter \(chapter.number) · \(chapter.title)" }
  private var closingName: String { "\(chapter.digits)-looking-back" }
  private var hintsName: String { "\(chapter.digits)-hints" }

  private func name(of step: Step) -> String { "\(chapter.digits)-step-\(step.number)" }

  /// In the order in which they are read.
  var pages: [SitePage] {
    [opening] + chapter.steps.map(page) + (parts.closing.isEmpty ? [] : [closing])
      + (hints.map { [page(ofHints: $0)] } ?? [])
  }

  /// Tells `map` where the headings of the chapter's documents are found.
  func fill(_ map: inout SiteMap) {
    map.add(chapter.page, page: chapter.slug)
    if let first = document.headings.first, first.level == 1 {
      map.add(chapter.page, anchor: first.anchor, SiteMap.Place(page: chapter.slug))
    }
    fill(&map, parts.opening, chapter.slug)
    for step in chapter.steps {
      map.add(chapter.page, anchor: step.anchor, SiteMap.Place(page: name(of: step)))
      fill(&map, parts.steps[step.number] ?? [], name(of: step))
    }
    fill(&map, parts.closing, closingName)
    if let hints { map.add(hints, from: chapter.hints, page: hintsName) }
  }

  private func fill(_ map: inout SiteMap, _ blocks: [MarkdownBlock], _ page: String) {
    for heading in MarkdownDocument(blocks: blocks).headings {
      let fragment = DoccAnchor.anchor(for: heading.text)
      map.add(
        chapter.page, anchor: heading.anchor, SiteMap.Place(page: page, fragment: fragment))
    }
  }

  private var opening: SitePage {
    var page = SitePage(
      name: chapter.slug, source: chapter.page, title: parts.title, eyebrow: "Chapter")
    page.summary = parts.summary
    page.blocks = parts.opening
    page.module = hasModule ? chapter.module : nil
    page.groups = [
      SitePage.Group(title: "Steps", members: chapter.steps.map(name)),
      SitePage.Group(
        title: "Afterwards",
        members: (parts.closing.isEmpty ? [] : [closingName]) + (hints == nil ? [] : [hintsName])),
      SitePage.Group(
        title: "The reference solution", members: hasModule ? ["/\(chapter.module)"] : []),
    ].filter { !$0.members.isEmpty }
    return page
  }

  private func page(of step: Step) -> SitePage {
    let number = chapter.number
    let heading = document.headings.first { $0.anchor == step.anchor }
    var page = SitePage(
      name: name(of: step), source: chapter.page,
      title: heading?.source ?? MarkdownText(markdown: step.title, line: 1), eyebrow: eyebrow)
    page.summary = MarkdownText(
      markdown: "Step \(step.number) of \(chapter.steps.count)"
        + (step.isExtra ? ", which goes further than the chapter needs." : ".")
        + " `swift run course check \(number) \(step.number)` checks it.",
      line: heading?.line ?? 1)
    page.blocks = parts.steps[step.number] ?? []
    page.promotion = 1
    page.module = hasModule ? chapter.module : nil
    return page
  }

  private var closing: SitePage {
    var page = SitePage(
      name: closingName, source: chapter.page,
      title: MarkdownText(markdown: "Looking back · \(chapter.title)", line: 1), eyebrow: eyebrow)
    page.summary = MarkdownText(
      markdown: "What the checks do not prove, who owns whom, other libraries, and questions.",
      line: 1)
    page.blocks = parts.closing
    page.module = hasModule ? chapter.module : nil
    return page
  }

  private func page(ofHints hints: MarkdownDocument) -> SitePage {
    let parts = ChapterParts(hints, steps: [])
    var page = SitePage(
      name: hintsName, source: chapter.hints, title: parts.title, eyebrow: eyebrow)
    page.summary =
      parts.summary
      ?? MarkdownText(
        markdown: "From a question, to a direction, to nearly the code. Open one at a time.",
        line: 1)
    page.blocks = parts.opening
    page.showsHints = true
    return page
  }
}

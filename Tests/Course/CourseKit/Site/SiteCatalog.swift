/// The folder that docc makes the site from: pages, figures and settings, by file name.
struct SiteCatalog {
  private(set) var files: [String: [UInt8]] = [:]
  /// The document behind each page, such as `docs/index.md` behind `course.md`.
  private(set) var sources: [String: String] = [:]

  /// - Parameters:
  ///   - figures: the figures' bytes by file name.
  ///   - declarations: what the chapters' modules declare, by module.
  init(
    plan: SitePlan, chapters: [Chapter], figures: [String: [UInt8]],
    declarations: [String: DeclaredNames]
  ) {
    let titles = Dictionary(plan.pages.map { ($0.name, $0.title.plain) }) { first, _ in first }
    for page in plan.pages {
      let links = page.module.flatMap { declarations[$0]?.links } ?? [:]
      var writer = SiteWriter(page: page, map: plan.map, declarations: links)
      files["\(page.name).md"] = Array(writer.wholePage(titles: titles).utf8)
      sources["\(page.name).md"] = page.source
    }
    for chapter in chapters where declarations[chapter.module] != nil {
      files["\(chapter.module).md"] = Array(Self.modulePage(of: chapter).utf8)
    }
    for (name, bytes) in figures { add(figure: name, bytes) }
    files["theme-settings.json"] = Array(Self.theme.utf8)
  }

  private mutating func add(figure name: String, _ bytes: [UInt8]) {
    files[name] = bytes
    guard name.hasSuffix(".svg") else { return }
    let variants = FigureVariants(svg: String(decoding: bytes, as: UTF8.self))
    guard let dark = variants.dark else { return }
    files[name] = Array(variants.light.utf8)
    files[FigureVariants.darkName(of: name)] = Array(dark.utf8)
  }

  /// What stands above the list of a module's declarations.
  private static func modulePage(of chapter: Chapter) -> String {
    """
    # ``\(chapter.module)``

    What the reference solution of chapter \(chapter.number) declares.

    @Metadata {
    @TitleHeading("The reference solution")
    @PageColor(blue)
    }

    @Options {
    @AutomaticSeeAlso(disabled)
    }

    ## How to read it

    The page [\(chapter.number) · \(DoccText.escaped(chapter.title))](doc:\(chapter.slug)) explains \
    it step by step. Once your own answer passes, `swift run course solution \(chapter.number)` \
    shows both side by side.

    """
  }

  /// A calm blue behind the titles, readable on light and dark pages.
  private static let theme = """
    {
      "meta": { "title": "Dependency injection in Swift" },
      "theme": {
        "color": {
          "standard-blue-documentation-intro-fill": {
            "light": "rgb(225, 236, 247)",
            "dark": "rgb(20, 36, 54)"
          }
        }
      },
      "features": { "docs": { "quickNavigation": { "enable": true } } }
    }

    """
}

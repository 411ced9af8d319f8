/// Makes the site from the documents, the figures and the reference solutions.
struct SiteBuilder {
  let workspace: Workspace
  let effects: Effects
  let output: Path
  /// The part of the address in front of the site's own paths: `/`, or such as `/course`.
  var basePath = "/"

  private var catalogFolder: Path { workspace.state / "site-catalog" }

  /// What was made.
  struct Site: Equatable {
    let chapters: Int
    let pages: Int
  }

  /// Builds the site anew.
  ///
  /// Throws where a document cannot be read, a solution does not compile, or docc finds a fault.
  func build() throws -> Site {
    let docc = try DocumentationCompiler.find(in: effects)
    try refuseForeignFolder()
    let roster = try Roster(of: workspace, in: effects.files)
    let graphs = SymbolGraphs(workspace: workspace, effects: effects)
    let declarations = try graphs.update(roster.chapters)
    let plan = SitePlan(
      chapters: roster.chapters, documents: try documents(), modules: Set(declarations.keys))
    guard plan.pages.first?.isRoot == true else {
      throw CourseFailure.broken(
        "docs/index.md is missing; the site begins with it.",
        "Bring it back with git (git checkout -- docs/index.md).")
    }
    let catalog = SiteCatalog(
      plan: plan, chapters: roster.chapters, figures: try figures(), declarations: declarations)
    try write(catalog)
    try effects.files.makeFolder(output.parent)
    let problems = try docc.convert(
      catalogFolder, symbols: graphs.folder, to: output, basePath: basePath, in: effects)
    if !problems.isEmpty { throw failure(problems, catalog) }
    try finish()
    return Site(chapters: roster.chapters.count, pages: plan.pages.count)
  }

  private func documents() throws -> [String: MarkdownDocument] {
    var documents: [String: MarkdownDocument] = [:]
    for file in try effects.files.files(below: workspace.docs) where file.name.hasSuffix(".md") {
      documents[file.relative(to: workspace.root)] = MarkdownDocument(
        markdown: try effects.files.text(of: file))
    }
    return documents
  }

  private func figures() throws -> [String: [UInt8]] {
    let folder = workspace.docs / "figures"
    guard effects.files.isFolder(folder) else { return [:] }
    var figures: [String: [UInt8]] = [:]
    for file in try effects.files.files(below: folder) {
      figures[file.name] = try effects.files.read(file)
    }
    return figures
  }

  private func write(_ catalog: SiteCatalog) throws {
    try effects.files.remove(catalogFolder)
    try effects.files.makeFolder(catalogFolder)
    for (name, bytes) in catalog.files.sorted(by: { $0.key < $1.key }) {
      try effects.files.write(bytes, to: catalogFolder / name)
    }
  }

  /// docc replaces the whole folder, so it must be a site, or nothing yet.
  private func refuseForeignFolder() throws {
    let files = effects.files
    guard files.exists(output) else { return }
    let isEmpty = files.isFolder(output) ? try files.names(in: output).isEmpty : false
    let isSite =
      files.isFile(output / "metadata.json") && files.isFolder(output / "documentation")
    guard isEmpty || isSite else {
      throw CourseFailure.usage(
        "\(output) holds something else than a site, which would be replaced.",
        "Name a new folder, or remove it yourself.")
    }
  }

  private func failure(_ problems: [DoccProblem], _ catalog: SiteCatalog) -> CourseFailure {
    let sources = Set(problems.compactMap(\.file).compactMap { catalog.sources[$0] }).sorted()
    return CourseFailure(
      code: .failed,
      problem: "docc has \(problems.count.counted("complaint")) about the site.\n"
        + problems.map(\.text).joined(separator: "\n"),
      remedy: (sources.isEmpty ? "" : "These pages come from \(sources.joined(separator: ", ")). ")
        + "\(catalogFolder.relative(to: workspace.root)) shows them as docc reads them.")
  }

  /// Adds what docc has no place for.
  private func finish() throws {
    let files = effects.files
    try files.write(doorway, to: output / "index.html")
    let styles = output / "css"
    guard files.isFolder(styles) else { return }
    for name in try files.names(in: styles) where name.hasPrefix("index.") {
      try files.write(try files.text(of: styles / name) + Self.style, to: styles / name)
    }
  }

  /// On a phone a figure keeps a size at which its words can be read, and is moved sideways.
  private static let style = """

    @media (max-width: 735px) {
      .inline-image-container { overflow-x: auto; }
      .inline-image-container img { max-width: none !important; width: 640px !important; }
    }

    """

  /// The page at the site's top leads to the course.
  private var doorway: String {
    let address = (basePath == "/" ? "" : basePath) + "/documentation/\(SitePage.root)/"
    return """
      <!doctype html>
      <html lang="en">
      <meta charset="utf-8">
      <title>Dependency injection in Swift</title>
      <meta http-equiv="refresh" content="0; url=\(address)">
      <p><a href="\(address)">Dependency injection in Swift</a></p>
      </html>

      """
  }
}

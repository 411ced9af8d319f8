/// `course new`: a new chapter that passes the gate, for an author to fill.
enum NewCommand {
  static let description = CommandDescription(
    name: "new",
    operands: "TITLE",
    summary: "For authors: begin a chapter (docs/authoring.md).",
    details: [
      "Adds the manifest row, the folders, the page, the hints, and a first step with its test and"
        + " two answers. Nothing that exists is replaced."
    ],
    count: 1...1,
    run: { session, arguments in
      let workspace = try session.workspace()
      let files = session.effects.files
      let roster = try session.roster()
      let names = try ChapterNames(
        number: (roster.chapters.map(\.number).max() ?? 0) + 1, title: arguments.words[0],
        besides: roster.chapters.map(\.module))
      let manifest = workspace.root / "Package.swift"
      let rows = try ManifestRows(of: try files.text(of: manifest)).adding(names.folder)
      let first = workspace.solutions / roster.chapters[0].folder / "StepNotWritten.swift"
      let template = ChapterTemplate(names: names, stepNotWritten: try files.text(of: first))
      let texts = try template.files
      try ChapterWriter(workspace: workspace, files: files)
        .write(texts, last: (manifest, rows))
      // The chapter is whole by now; a table that could not be written is told by the gate.
      let tables = GeneratedTables(workspace: workspace, files: files)
      let drifted = (try? tables.differences(session.roster().chapters)) ?? []
      let renewed = drifted.filter { (try? tables.write($0)) != nil }
      session.print(
        texts.keys.sorted().map { "wrote  \($0)" }
          + renewed.map { "wrote  \($0.part.document), its table" }
          + [
            "added  \"\(names.folder)\" to Package.swift", "",
            "Prove that it holds together: swift run course verify \(names.number)",
            "Then replace it bit by bit; docs/authoring.md tells the whole way.",
          ])
      return .passed
    })
}

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
        number: (roster.chapters.map(\.number).max() ?? 0) + 1, title: arguments.words[0])
      let manifest = workspace.root / "Package.swift"
      let rows = try ManifestRows.adding(names.folder, to: try files.text(of: manifest))
      let first = workspace.solutions / roster.chapters[0].folder / "StepNotWritten.swift"
      let template = ChapterTemplate(names: names, stepNotWritten: try files.text(of: first))
      let paths = template.files.keys.sorted()
      if let taken = paths.first(where: { files.exists(workspace.root / $0) }) {
        throw CourseFailure.usage("\(taken) exists already.", "Choose another title.")
      }
      for path in paths {
        try files.makeFolder((workspace.root / path).parent)
        try files.write(template.files[path] ?? "", to: workspace.root / path)
      }
      try files.write(rows, to: manifest)
      let stubs = Stubs(workspace: workspace, files: files)
      let chapter = try session.roster().chapter(named: names.folder)
      for difference in try stubs.differences(in: [chapter]) { try stubs.write(difference) }
      let tables = GeneratedTables(workspace: workspace, files: files)
      let drifted = (try? tables.differences(session.roster().chapters)) ?? []
      for difference in drifted { try tables.write(difference) }
      session.print(
        paths.map { "wrote  \($0)" }
          + drifted.map { "wrote  \($0.part.document), its table" }
          + [
            "added  \"\(names.folder)\" to Package.swift", "",
            "Prove that it holds together: swift run course verify \(names.number)",
            "Then replace it bit by bit; docs/authoring.md tells the whole way.",
          ])
      return .passed
    })
}

/// Manifest rows, folders, pages, hints and steps agree, and nothing strays.
enum StructureGate {
  static func findings(_ context: GateContext, _ roster: Roster) throws -> [GateFinding] {
    [
      GateFinding(
        name: "manifest, folders and pages agree", problems: try rosterProblems(context, roster)),
      GateFinding(
        name: "no file strays",
        problems: try StrayFiles(context: context, roster: roster).problems()),
    ]
  }

  private static func rosterProblems(_ context: GateContext, _ roster: Roster) throws -> [String] {
    let manifest = try context.files.text(of: context.workspace.root / "Package.swift")
    let folders = Set(roster.chapters.map(\.folder))
    let rows = Set(ManifestRows(of: manifest).folders)
    var problems = folders.subtracting(rows).sorted().map {
      "Package.swift: no row for \($0); add \"\($0)\" to chapters."
    }
    problems += rows.subtracting(folders).sorted().map {
      "Package.swift: the row \"\($0)\" has no folder Tests/Chapters/\($0); remove the row, or bring"
        + " the chapter's folders."
    }
    let numbers = roster.chapters.map(\.number)
    if numbers != Array(1...max(1, numbers.count)) {
      problems.append(
        "Tests/Chapters: the chapters are numbered \(numbers); number them from 1, each once and none"
          + " left out.")
    }
    let places = [
      context.workspace.chapters, context.workspace.solutions, context.workspace.tests,
      context.workspace.answers,
    ]
    for place in places {
      let names = Set(try context.files.names(in: place).filter { !$0.hasPrefix(".") })
      problems += folders.subtracting(names).sorted().map {
        "\(context.shown(place)): the folder \($0) is missing; every chapter has one here."
      }
      problems += names.subtracting(folders).sorted().map { name in
        "\(context.shown(place)): \(name) belongs to no chapter"
          + (place == context.workspace.tests
            ? "; a chapter's folder is named as 05-Lifetimes is."
            : ", since there is no Tests/Chapters/\(name); move it or remove it.")
      }
    }
    return problems
  }
}

/// Files that have no place in the layout.
struct StrayFiles {
  let context: GateContext
  let roster: Roster

  func problems() throws -> [String] {
    let strays =
      try outside() + notSwift() + besideTests() + besideAnswers() + besideFigures()
      + besidePages()
    return Set(strays).sorted().map {
      "\(context.shown($0)): the layout has no place for it; move it or remove it."
    }
  }

  private func outside() throws -> [Path] {
    let root = context.workspace.root
    // What instructors collect is no part of the course, and git ignores it.
    let top = [
      "Package.swift", "Chapters", "Solutions", "Tests", "docs", "README.md", "submissions",
    ]
    let tests = ["Chapters", "Answers", "Course", "CourseTests", "Figures"]
    return try [(root, top), (root / "Tests", tests)].flatMap { folder, known in
      try context.files.names(in: folder).filter { !$0.hasPrefix(".") && !known.contains($0) }
        .map { folder / $0 }
    }
  }

  private func notSwift() throws -> [Path] {
    let folders = [
      "Chapters", "Solutions", "Tests/Chapters", "Tests/Answers", "Tests/Course",
      "Tests/CourseTests", "Tests/Figures",
    ]
    return try folders.map { context.workspace.root / $0 }.filter(context.files.isFolder)
      .flatMap { try context.files.files(below: $0) }.filter { !$0.name.hasSuffix(".swift") }
  }

  private func besideTests() throws -> [Path] {
    try context.files.files(below: context.workspace.tests).filter { path in
      path.name.hasSuffix(".swift")
        && !(path.name.hasPrefix("Step") && path.name.hasSuffix("Tests.swift"))
        && !path.name.contains("Fixture")
    }
  }

  private func besideAnswers() throws -> [Path] {
    let answers = context.workspace.answers
    return try context.files.files(below: answers).filter { path in
      let folders = path.parent.relative(to: answers).split(separator: "/")
      return folders.count != 2 || !["wrong", "right"].contains(folders[1])
    }
  }

  /// Programs of a chapter that there is not, and whatever lies in a folder of its own.
  private func besideFigures() throws -> [Path] {
    let figures = context.workspace.root / "Tests" / "Figures"
    guard context.files.isFolder(figures) else { return [] }
    return try context.files.files(below: figures).filter { path in
      let isNumbered = path.name.first?.isNumber == true
      let isChapters = roster.chapters.contains { path.name.hasPrefix("\($0.digits)-") }
      return path.parent != figures || isNumbered && !isChapters
    }
  }

  /// Pages and hints that look like a chapter's and are none's.
  private func besidePages() throws -> [Path] {
    let docs = context.workspace.docs
    let pages = Set(roster.chapters.map { "\($0.slug).md" })
    return try context.files.files(below: docs).filter { path in
      let isNumbered = path.name.prefix(while: \.isNumber).count == 2
      let isChapters =
        path.parent == docs / "hints" || path.parent == docs && isNumbered
        ? pages.contains(path.name) : true
      return !isChapters || ![".md", ".svg", ".png"].contains { path.name.hasSuffix($0) }
    }
  }
}

/// Files that have no place in the layout.
struct StrayFiles {
  let context: GateContext

  func problems() throws -> [String] {
    let files = context.files
    let root = context.workspace.root
    let top = Set(["Package.swift", "Chapters", "Solutions", "Tests", "docs", "README.md"])
    var strays = try files.names(in: root).filter { !$0.hasPrefix(".") && !top.contains($0) }
      .map { root / $0 }
    let tests = ["Chapters", "Answers", "Course", "CourseTests"]
    strays += try files.names(in: root / "Tests")
      .filter { !$0.hasPrefix(".") && !tests.contains($0) }.map { root / "Tests" / $0 }
    for folder in ["Chapters", "Solutions", "Tests/Chapters", "Tests/Answers", "Tests/Course"] {
      strays += try files.files(below: root / folder).filter { !$0.name.hasSuffix(".swift") }
    }
    strays += try files.files(below: context.workspace.tests).filter { path in
      let name = path.name
      return name.hasSuffix(".swift")
        && !(name.hasPrefix("Step") && name.hasSuffix("Tests.swift"))
        && !name.contains("Fixture")
    }
    strays += try files.files(below: context.workspace.answers).filter { path in
      !["wrong", "right"].contains(path.parent.name)
    }
    strays += try files.files(below: context.workspace.docs).filter { path in
      ![".md", ".svg", ".png"].contains { path.name.hasSuffix($0) }
    }
    return Set(strays).sorted().map {
      "\(context.shown($0)): the layout has no place for it; move it or remove it."
    }
  }
}

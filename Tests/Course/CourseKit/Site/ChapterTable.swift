/// The table of `docs/index.md`: every chapter with its steps.
enum ChapterTable {
  static func part(_ chapters: [Chapter]) -> GeneratedPart {
    let rows = chapters.map { chapter in
      let page = Path(chapter.page).name
      let steps = chapter.steps.map { step in
        let title = step.title.escapedForTable + (step.isExtra ? " ★" : "")
        return "[\(step.number) \(title)](\(page)#\(step.anchor))"
      }
      let title = "\(chapter.number) · \(chapter.title.escapedForTable)"
      return "| [\(title)](\(page)) | \(steps.joined(separator: ", ")) |"
    }
    return GeneratedPart(
      document: "docs/index.md", name: "chapters",
      lines: ["| Chapter | Steps |", "| --- | --- |"] + rows)
  }
}

extension String {
  /// A bar ends a cell, so it needs a backslash.
  var escapedForTable: String { replacing("|", with: "\\|") }
}

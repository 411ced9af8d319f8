/// The parts of one chapter that must have the same steps.
struct ChapterStructure {
  let chapter: Chapter
  let context: GateContext

  func findings() -> [GateFinding] {
    [GateFinding(name: "steps, tests, answers and hints agree", problems: problems())]
  }

  private func problems() -> [String] {
    let headings = PageHeadings(chapter: chapter, context: context).problems()
    if chapter.steps.isEmpty {
      return headings + ["\(chapter.page): no step; add a heading such as \"## Step 1 · Title\"."]
    }
    return headings + regions() + tests() + answers() + hints()
  }

  /// Every step has something to write. Markers that do not add up are told by another area.
  private func regions() -> [String] {
    let stubs = Stubs(workspace: context.workspace, files: context.files)
    guard let marked = try? stubs.marked(chapter) else { return [] }
    let written = Set(marked.flatMap { $0.regions.map(\.label.step) })
    return chapter.steps.filter { !written.contains($0.number) }.map { step in
      "Solutions/\(chapter.folder): step \(step.number) has no region; mark what the learner writes"
        + " with \"// MARK: Step \(step.number) · …\" and \"// End of step \(step.number)\"."
    }
  }

  private func tests() -> [String] {
    let folder = context.workspace.tests / chapter.folder
    let files = (try? context.files.files(below: folder)) ?? []
    let steps = files.filter { $0.name.hasPrefix("Step") && $0.name.hasSuffix("Tests.swift") }
    var problems = chapter.steps.flatMap { step -> [String] in
      let own = steps.filter { number(of: $0) == "\(step.number)" }
      guard own.count == 1, let file = own.first else {
        return [
          "\(context.shown(folder)): step \(step.number) needs one file named"
            + " Step\(step.number)…Tests.swift; there are \(own.count)."
        ]
      }
      let suite = "@Suite(\"Step \(step.number)\(step.isExtra ? " ★" : "") · \(step.title)\""
      let text = (try? context.files.text(of: file)) ?? ""
      return text.contains(suite)
        ? [] : ["\(context.shown(file)): the suite must be named as the page's heading: \(suite))."]
    }
    let known = Set(chapter.steps.map { "\($0.number)" })
    problems += steps.filter { !known.contains(number(of: $0)) }.map {
      "\(context.shown($0)): \(chapter.page) has no such step; add its heading, or remove the file."
    }
    return problems
  }

  /// The digits of `Step3FreezeTests.swift`.
  private func number(of file: Path) -> String {
    String(file.name.dropFirst(4).prefix { $0.isNumber })
  }

  /// Missing folders and wrong answers are told by other areas.
  private func answers() -> [String] {
    let folder = context.workspace.answers / chapter.folder
    guard context.files.isFolder(folder) else { return [] }
    let right = (try? context.files.files(below: folder / "right")) ?? []
    return right.isEmpty
      ? [
        "\(context.shown(folder / "right")): no right answer; add an unusual one that every check"
          + " must accept."
      ] : []
  }

  private func hints() -> [String] {
    guard let text = try? context.files.text(of: context.workspace.root / chapter.hints) else {
      return ["\(chapter.hints) is missing; it holds two hints or more for each step."]
    }
    let sheet = HintSheet(markdown: text)
    return chapter.steps.compactMap { step in
      let count = sheet.hints(forStep: step.number).count
      return count >= 2
        ? nil
        : "\(chapter.hints): step \(step.number) has \(count.counted("hint"));"
          + " it needs two or more under \"## Step \(step.number)\"."
    }
  }
}

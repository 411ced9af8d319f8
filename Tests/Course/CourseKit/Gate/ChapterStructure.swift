/// The parts of one chapter that must have the same steps.
struct ChapterStructure {
  let chapter: Chapter
  let context: GateContext

  func problems() -> [String] {
    if chapter.steps.isEmpty {
      return ["\(chapter.page): no step; add a heading such as \"## Step 1 · Title\"."]
    }
    let numbers = chapter.steps.map(\.number)
    let order =
      numbers == Array(1...numbers.count)
      ? [] : ["\(chapter.page): the steps are numbered \(numbers), not 1, 2, 3 …"]
    return order + headings() + regions() + tests() + hints()
  }

  private func headings() -> [String] {
    let document = (try? context.files.text(of: context.workspace.root / chapter.page))
      .map { MarkdownDocument(markdown: $0) }
    let present = document?.headings.map(\.text) ?? []
    let required = [
      "Outcomes", "Run it", "The problem", "The idea", "What the checks do not prove",
      "Who owns whom", "In other libraries", "Questions", "Further reading",
    ]
    var problems = required.filter { !present.contains($0) }.map {
      "\(chapter.page): the heading \"## \($0)\" is missing; every page has it."
    }
    let order = present.filter { required.contains($0) }
    if problems.isEmpty, order != required {
      problems.append("\(chapter.page): the headings come in another order than in every page.")
    }
    let title = "\(chapter.number) · \(chapter.title)"
    if document?.headings.first?.text != title {
      problems.append("\(chapter.page): the first heading must be \"# \(title)\".")
    }
    return problems
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
      let own = steps.filter { $0.name.dropFirst(4).prefix { $0.isNumber } == "\(step.number)" }
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
    problems += steps.filter {
      !known.contains(String($0.name.dropFirst(4).prefix { $0.isNumber }))
    }
    .map { "\(context.shown($0)): \(chapter.page) has no such step." }
    return problems
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
        : "\(chapter.hints): step \(step.number) has \(count) hint\(count == 1 ? "" : "s");"
          + " it needs two or more under \"## Step \(step.number)\"."
    }
  }
}

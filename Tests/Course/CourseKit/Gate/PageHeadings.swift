/// The headings of a chapter's page: the same ones in the same order on every page.
struct PageHeadings {
  let chapter: Chapter
  let context: GateContext

  private static let before = ["Outcomes", "Run it", "The problem", "The idea"]
  private static let after = [
    "What the checks do not prove", "Who owns whom", "In other libraries", "Questions",
    "Further reading",
  ]

  func problems() -> [String] {
    let text = (try? context.files.text(of: context.workspace.root / chapter.page)) ?? ""
    let headings = MarkdownDocument(markdown: text).headings
    let sections = headings.filter { $0.level == 2 }
    let steps = chapter.steps.map(\.anchor)
    var problems: [String] = []
    let title = "\(chapter.number) · \(chapter.title)"
    if headings.first?.text != title || headings.first?.level != 1 {
      problems.append("\(chapter.page): the first heading must be \"# \(title)\".")
    }
    for section in sections where section.text.hasPrefix("Step ") && !steps.contains(section.anchor)
    {
      problems.append(
        "\(chapter.page):\(section.line): \"\(section.text)\" names no step; write it as"
          + " \"## Step 1 · Title\" or \"## Step 1 ★ · Title\".")
    }
    let numbers = chapter.steps.map(\.number)
    if numbers != Array(1..<(numbers.count + 1)) {
      problems.append("\(chapter.page): the steps are numbered \(numbers), not 1, 2, 3 …")
    }
    return problems + (problems.isEmpty ? order(sections) : [])
  }

  private func order(_ sections: [MarkdownHeading]) -> [String] {
    let fixed = Self.before + Self.after
    let missing = fixed.filter { name in !sections.contains { $0.text == name } }
    if !missing.isEmpty {
      return missing.map {
        "\(chapter.page): the heading \"## \($0)\" is missing; every page has it."
      }
    }
    let steps = Set(chapter.steps.map(\.anchor))
    let found = sections.filter { fixed.contains($0.text) || steps.contains($0.anchor) }
    let wanted =
      Self.before
      + chapter.steps.compactMap { step in sections.first { $0.anchor == step.anchor }?.text }
      + Self.after
    for (index, heading) in found.enumerated() {
      let told = "\(chapter.page):\(heading.line): the heading \"## \(heading.text)\""
      guard index < wanted.count else { return ["\(told) comes twice."] }
      if heading.text != wanted[index] {
        return [
          "\(told) stands where \"## \(wanted[index])\" belongs; every page has the same order."
        ]
      }
    }
    return []
  }
}

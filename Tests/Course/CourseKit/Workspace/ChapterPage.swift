/// What the roster reads from a chapter's page: its title and its step headings.
struct ChapterPage {
  private let text: String

  init(_ text: String) { self.text = text }

  /// The page's first heading is `# 5 · Lifetimes`, a step's is `## Step 5 ★ · Shared across threads`.
  func chapter(number: Int, folder: String) -> Chapter {
    var title: String?
    var steps: [Step] = []
    var fence: Substring?
    for line in text.split(separator: "\n") {
      if line.hasPrefix("```") {
        fence = fence == nil ? line.prefix { $0 == "`" } : nil
      } else if fence != nil {
        continue
      } else if title == nil, line.hasPrefix("# ") {
        title = line.split(separator: "· ", maxSplits: 1).last.map(String.init)
      } else if line.hasPrefix("## Step "), let step = Self.step(heading: line.dropFirst(3)) {
        steps.append(step)
      }
    }
    return Chapter(
      number: number, folder: folder, title: title ?? folder,
      steps: steps.sorted { $0.number < $1.number })
  }

  private static func step(heading: Substring) -> Step? {
    let parts = heading.split(separator: " · ", maxSplits: 1)
    guard parts.count == 2 else { return nil }
    let words = parts[0].split(separator: " ")
    guard words.count >= 2, let number = Int(words[1]) else { return nil }
    var anchors = HeadingAnchors()
    return Step(
      number: number, title: String(parts[1]), isExtra: words.contains("★"),
      anchor: anchors.anchor(for: String(heading)))
  }
}

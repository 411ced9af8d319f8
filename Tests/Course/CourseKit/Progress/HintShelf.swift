import Foundation

/// Remembers how many hints of each step were shown, so that the next call shows one more.
struct HintShelf {
  let workspace: Workspace
  let effects: Effects

  /// No step has a hundred hints: a number beyond that, or below zero, comes from a damaged file.
  func shown(_ chapter: Chapter, step: Int) -> Int {
    let count = all()[key(chapter, step)] ?? 0
    return (0..<100).contains(count) ? count : 0
  }

  func setShown(_ count: Int, _ chapter: Chapter, step: Int) throws(FileFailure) {
    var counts = all()
    counts[key(chapter, step)] = count
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
    guard let data = try? encoder.encode(counts) else { return }
    try effects.files.makeFolder(workspace.state)
    try effects.files.write(Array(data), to: file)
  }

  /// Begins anew with a chapter's hints, or with those of one step.
  func forget(_ chapter: Chapter, steps: [Int]) {
    for step in steps where shown(chapter, step: step) > 0 {
      try? setShown(0, chapter, step: step)
    }
  }

  private func all() -> [String: Int] {
    guard let bytes = try? effects.files.read(file) else { return [:] }
    return (try? JSONDecoder().decode([String: Int].self, from: Data(bytes))) ?? [:]
  }

  private var file: Path { workspace.state / "hints.json" }

  private func key(_ chapter: Chapter, _ step: Int) -> String { "\(chapter.folder)/\(step)" }
}

/// Tells which chapter was saved since it was last looked at.
struct Saves {
  private let chapters: [Chapter]
  private let look: (Chapter) -> Snapshot
  private var seen: [Int: Snapshot] = [:]
  private var turn = 0

  init(of chapters: [Chapter], in workspace: Workspace, files: any FileSystem) {
    self.chapters = chapters
    look = { Snapshot(of: $0, in: workspace, files: files) }
    for chapter in chapters { seen[chapter.number] = look(chapter) }
  }

  func now(_ chapter: Chapter) -> Snapshot { look(chapter) }

  func hasChanged(_ chapter: Chapter) -> Bool { look(chapter) != seen[chapter.number] }

  mutating func take(_ chapter: Chapter) { seen[chapter.number] = look(chapter) }

  /// The chapter that was saved while `current` is the one to look at.
  ///
  /// Each call looks at one other chapter, so that waiting costs little. Where several changed, it
  /// was no editor but something like a checkout, and it names none.
  mutating func elsewhere(than current: Chapter) -> Chapter? {
    let others = chapters.filter { $0 != current }
    guard !others.isEmpty else { return nil }
    turn = (turn + 1) % others.count
    guard hasChanged(others[turn]) else { return nil }
    let changed = others.filter(hasChanged)
    changed.forEach { take($0) }
    return changed.count == 1 ? changed[0] : nil
  }
}

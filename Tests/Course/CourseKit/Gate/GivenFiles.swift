/// A file that a chapter gives to the learner is the same text as the solution of the chapter that
/// introduced it, so that nobody has to read it twice.
struct GivenFiles {
  let chapter: Chapter
  let earlier: [Chapter]
  let stubs: Stubs

  /// One sentence for each given file that has drifted from the one before it.
  func problems() throws -> [String] {
    var known: [String: (text: String, folder: String)] = [:]
    for chapter in earlier.sorted(by: { $0.number < $1.number }) {
      for file in try stubs.marked(chapter) { known[file.name] = (file.plain, chapter.folder) }
    }
    return try stubs.marked(chapter).compactMap { file in
      guard file.regions.isEmpty, let before = known[file.name], before.text != file.plain else {
        return nil
      }
      return "Solutions/\(chapter.folder)/\(file.name): differs from"
        + " Solutions/\(before.folder)/\(file.name) without its markers. Give the same text, or"
        + " another name."
    }
  }
}

/// The chapters in order, found by the names of their folders; each page tells title and steps.
struct Roster: Equatable, Sendable {
  let chapters: [Chapter]

  init(chapters: [Chapter]) { self.chapters = chapters }

  init(of workspace: Workspace, in files: any FileSystem) throws(CourseFailure) {
    do {
      let folders = try files.names(in: workspace.tests).filter { name in
        Self.number(of: name) != nil && files.isFolder(workspace.tests / name)
      }
      var chapters: [Chapter] = []
      for folder in folders {
        guard let number = Self.number(of: folder) else { continue }
        let page = workspace.docs / "\(Chapter.slug(of: folder)).md"
        chapters.append(
          ChapterPage(try files.text(of: page)).chapter(number: number, folder: folder))
      }
      self.init(chapters: chapters)
    } catch {
      throw .broken(
        error.description,
        "Bring the file back with git (git checkout -- \(error.path.relative(to: workspace.root)))."
      )
    }
    if chapters.isEmpty {
      throw .broken(
        "\(workspace.tests) holds no chapter.", "Bring it back with git (git checkout -- Tests).")
    }
  }

  /// The number at the start of a chapter's folder name, such as 5 for `05-Lifetimes`.
  static func number(of folder: String) -> Int? {
    let parts = folder.split(separator: "-", maxSplits: 1)
    guard parts.count == 2, parts[0].count == 2, parts[0].allSatisfy(\.isNumber),
      parts[1].first?.isUppercase == true, !folder.hasPrefix("-")
    else { return nil }
    return Int(parts[0])
  }

  /// The chapter that comes next; `nil` after the last one.
  func chapter(after chapter: Chapter) -> Chapter? {
    chapters.first { $0.number > chapter.number }
  }

  /// The chapter that a learner names: `5`, `05`, `lifetimes`, `05-Lifetimes`, the beginning of one
  /// module's name, or a path to any of the chapter's files, as an editor hands it over.
  func chapter(named word: String) throws(CourseFailure) -> Chapter {
    let parts = word.split { "/\\".contains($0) }
    if let chapter = chapters.first(where: { chapter in
      parts.contains { $0 == chapter.folder || $0 == "\(chapter.slug).md" }
    }) {
      return chapter
    }
    let lower = word.lowercased()
    if let chapter = chapters.first(where: {
      Int(word) == $0.number || lower == $0.module.lowercased() || lower == $0.folder.lowercased()
    }) {
      return chapter
    }
    // Blanks and hyphens are what a module's name leaves out of its title.
    let letters = lower.filter { !" -".contains($0) }
    let begun =
      letters.first?.isLetter == true
      ? chapters.filter { $0.module.lowercased().hasPrefix(letters) } : []
    if begun.count == 1 { return begun[0] }
    if begun.count > 1 {
      let names = begun.map { "\($0.number) (\($0.module))" }
      throw .usage(
        "\"\(word)\" could be chapter \(names.dropLast().joined(separator: ", "))"
          + " or \(names[names.count - 1]).", "Write one letter more.")
    }
    let known = chapters.map { "\($0.number) \($0.module)" }.joined(separator: ", ")
    let near = Suggestion.nearest(to: lower, among: chapters.map { $0.module.lowercased() })
    let meant = near.flatMap { name in chapters.first { $0.module.lowercased() == name } }
    throw .usage(
      "There is no chapter \"\(word)\".",
      (meant.map { "Did you mean \($0.number) (\($0.module))? " } ?? "") + "Chapters: \(known).")
  }
}

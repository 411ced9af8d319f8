/// A line of a source file.
struct SourceLocation: Hashable, Sendable {
  let file: Path
  /// Counted from 1.
  let line: Int

  /// Such as `Chapters/05-Lifetimes/Container.swift:12`, as seen from a folder.
  func text(from folder: Path) -> String { "\(file.relative(to: folder)):\(line)" }

  /// The same where it fits; otherwise the file's name alone, which still can be searched for, and
  /// without its middle where even that is too long.
  func text(from folder: Path, fitting columns: Int) -> String {
    let text = text(from: folder)
    if text.columns <= columns { return text }
    let name = "\(file.name):\(line)"
    if name.columns <= columns { return name }
    let end = String(name.suffix(max(1, columns / 2)))
    return String(name.dropLast(end.count)).truncated(to: columns - end.columns) + end
  }
}

/// A line of a source file.
struct SourceLocation: Hashable, Sendable {
  let file: Path
  /// Counted from 1.
  let line: Int

  /// Such as `Chapters/05-Lifetimes/Container.swift:12`, as seen from a folder.
  func text(from folder: Path) -> String { "\(file.relative(to: folder)):\(line)" }
}

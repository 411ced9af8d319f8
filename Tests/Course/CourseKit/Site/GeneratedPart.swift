/// A part of a document that the command writes, between two comments.
///
///     <!-- generated: chapters -->
///     …
///     <!-- end -->
struct GeneratedPart: Equatable {
  /// The document, such as `docs/index.md`.
  let document: String
  /// What stands behind "generated:".
  let name: String
  /// The lines between the comments, without empty ones at both ends.
  let lines: [String]

  private var opening: String { "<!-- generated: \(name) -->" }
  private var closing: String { "<!-- end -->" }

  /// `text` with this part in its place; everything else stays.
  ///
  /// Throws where the comments are missing or stand twice.
  func put(into text: String) throws(RegionFailure) -> String {
    let all = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let starts = all.indices.filter { all[$0] == opening }
    guard let start = starts.first, starts.count == 1 else {
      throw RegionFailure(
        file: document, line: starts.last.map { $0 + 1 } ?? 1,
        problem: "\"\(opening)\" must stand on one line, once; it stands \(starts.count) times")
    }
    guard let end = all[start...].firstIndex(of: closing) else {
      throw RegionFailure(
        file: document, line: start + 1, problem: "\"\(closing)\" is missing below \"\(opening)\"")
    }
    return (all[...start] + [""] + lines + [""] + all[end...]).joined(separator: "\n")
  }
}

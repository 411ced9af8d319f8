/// What a finished chapter shows: what was learned, the reference, and the way on.
struct ChapterDone {
  let session: Session
  let workspace: Workspace
  let chapter: Chapter
  var isWatched = false

  func lines() -> [String] {
    let paint = session.paint
    let next = (try? session.roster())?.chapter(after: chapter)
    let way = next.map { "chapter \($0.number) · \($0.title)" }
    let rows: [(String, String)]
    if isWatched {
      rows = [
        ("s", "the reference beside yours"), ("d", "the page, with questions at its end"),
        ("n", way.map { "on to \($0)" } ?? ""),
      ]
    } else {
      rows = [
        ("swift run course solution \(chapter.number)", "the reference beside yours"),
        ("swift run course read \(chapter.number)", "the page, with questions at its end"),
        ("swift run course", way.map { "on to \($0)" } ?? ""),
      ]
    }
    let column = rows.map(\.0.columns).max() ?? 0
    let isNarrow = !isWatched && session.width < 62
    let title = "✓ Chapter \(chapter.number) · \(chapter.title) is done."
    return title.wrapped(to: session.width).map { paint.green($0) } + learned() + [""]
      + rows.filter { !$0.1.isEmpty }.flatMap { call, help in
        isNarrow
          ? ["  " + paint.cyan(call)]
            + help.wrapped(to: session.width, firstIndent: "      ", indent: "      ")
          : help.wrapped(
            to: session.width, firstIndent: "  " + paint.cyan(call).padded(to: column) + "  ",
            indent: String(repeating: " ", count: column + 4))
      }
      + (next == nil ? ["", "That was the last chapter."] : [])
  }

  /// The page's own list of outcomes.
  private func learned() -> [String] {
    guard let text = try? session.effects.files.text(of: workspace.root / chapter.page),
      let section = MarkdownDocument(markdown: text).section(titled: "Outcomes")
    else { return [] }
    let body = MarkdownDocument(blocks: Array(section.blocks.dropFirst()))
    return [""] + session.renderer().render(body)
  }
}

extension MarkdownRenderer {
  /// A heading in bold above a rule, whose strength tells the level without colour.
  func lines(
    of heading: MarkdownHeading, _ width: Int, _ inline: inout InlineRenderer
  ) -> [String] {
    let lines = paint.bold(inline.text(heading.source)).wrapped(to: width)
    let columns = lines.map(\.columns).max() ?? 0
    guard columns > 0 else { return [] }
    let rule =
      switch heading.level {
      case 1: "═"
      case 2: "─"
      default: "╌"
      }
    return lines + [paint.dim(String(repeating: rule, count: columns))]
  }
}

/// What a figure says of what it draws: each arrow, and each box in a box, names the edge that it
/// draws, in `data-edge`; an arrow that draws none says so in `data-aside`.
struct FigureDrawing: Equatable {
  /// Such as `Container owns ImageCache`.
  let edges: Set<String>
  /// How many arrows say neither.
  let silentArrows: Int

  init(svg: String) {
    var edges: Set<String> = []
    var silent = 0
    // For each group that is open, whether it makes an arrow of every line in it.
    var groups: [Bool] = []
    for tag in svg.matches(of: /<(\/?)([a-z]+)([^>]*?)(\/?)>/) {
      let attributes = tag.output.3
      if let edge = attributes.firstMatch(of: /data-edge="([^"]*)"/) {
        edges.insert(Self.unescaped(edge.output.1))
        continue
      }
      switch tag.output.2 {
      case "g" where !tag.output.1.isEmpty: _ = groups.popLast()
      case "g" where tag.output.4.isEmpty: groups.append(attributes.contains("marker-end="))
      case "path", "line", "polyline":
        let isArrow = attributes.contains("marker-end=") || groups.contains(true)
        if isArrow, !attributes.contains("data-aside=") { silent += 1 }
      default: break
      }
    }
    self.edges = edges
    silentArrows = silent
  }

  /// The nodes that the edges lead from and to.
  var nodes: Set<String> { Set(edges.flatMap { Self.ends(of: $0) ?? [$0] }) }

  /// The two nodes of an edge; `nil` for a line that is none.
  static func ends(of edge: String) -> [String]? {
    for verb in [" owns ", " knows ", " keeps ", " asked for ", " reads through "] {
      if let range = edge.firstRange(of: verb) {
        return [String(edge[..<range.lowerBound]), String(edge[range.upperBound...])]
      }
    }
    return nil
  }

  private static func unescaped(_ text: Substring) -> String {
    [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&")]
      .reduce(String(text)) { $0.replacing($1.0, with: $1.1) }
  }
}

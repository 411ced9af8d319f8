/// What a figure says of what it draws: each arrow, and each box in a box, names the edge that it
/// draws, in `data-edge`; an arrow that draws none says so in `data-aside`.
struct FigureDrawing: Equatable {
  /// Such as `Container owns ImageCache`.
  let edges: Set<String>
  /// How many arrows say neither.
  let silentArrows: Int
  /// Edges of which the arrow says otherwise than the words: the marker `weak` is for who knows
  /// something without owning it, and for nobody else.
  let misdrawn: Set<String>

  init(svg: String) {
    var edges: Set<String> = []
    var silent = 0
    var misdrawn: Set<String> = []
    // For each group that is open, what it makes of every line in it.
    var groups: [(isArrow: Bool, isWeak: Bool)] = []
    for tag in svg.matches(of: /<(\/?)([a-z]+)([^>]*?)(\/?)>/) {
      let attributes = tag.output.3
      if let edge = attributes.firstMatch(of: /data-edge="([^"]*)"/) {
        let words = Self.unescaped(edge.output.1)
        edges.insert(words)
        let isWeak = attributes.contains(Self.weak) || groups.contains { $0.isWeak }
        if words.contains(" owns ") && isWeak || words.contains(" knows ") && !isWeak {
          misdrawn.insert(words)
        }
        continue
      }
      switch tag.output.2 {
      case "g" where !tag.output.1.isEmpty: _ = groups.popLast()
      case "g" where tag.output.4.isEmpty:
        groups.append(
          (attributes.contains("marker-end="), attributes.contains(Self.weak)))
      case "path", "line", "polyline":
        let isArrow = attributes.contains("marker-end=") || groups.contains { $0.isArrow }
        if isArrow, !attributes.contains("data-aside=") { silent += 1 }
      default: break
      }
    }
    self.edges = edges
    self.misdrawn = misdrawn
    silentArrows = silent
  }

  private static let weak = "marker-end=\"url(#weak)\""

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

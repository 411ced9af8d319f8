/// The bars of one chapter's benchmark, as a figure for its page.
struct BenchmarkPlot {
  let chapter: Chapter
  let rows: [Benchmark.Row]

  private static let left = 190.0
  private static let barHeight = 18.0
  private static let groupHeight = 3 * barHeight + 30

  private var height: Double { 100 + Self.groupHeight * Double(rows.count) }
  private var longest: Double { rows.map { max($0.plain, $0.simplest, $0.chapter) }.max() ?? 1 }

  /// The picture. The same rows give the same text.
  var svg: String {
    let bars = rows.enumerated().flatMap { index, row in
      group(row, top: 76 + Self.groupHeight * Double(index))
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 \(pixels(height))" width="720" \
      height="\(pixels(height))" role="img" aria-labelledby="title desc" \
      font-family="system-ui, -apple-system, 'Segoe UI', 'DejaVu Sans', sans-serif" font-size="15">
        <title id="title">What a resolution costs in chapter \(chapter.number)</title>
        <desc id="desc">\(description)</desc>
      \(FigureColours.darkStyle)
        <rect x="1" y="1" width="718" height="\(pixels(height - 2))" rx="10" fill="#ffffff" \
      stroke="#8a94a0"/>
        <g fill="#14202c">
          <text x="24" y="36">Nanoseconds for one resolution, the best of 200 rounds</text>
        </g>
        <g font-size="13" fill="#44505c">
      \(bars.joined(separator: "\n"))
          <text x="24" y="\(pixels(height - 18))">Times depend on the machine; × compares with \
      the simplest container, in the same run.</text>
        </g>
      </svg>

      """
  }

  private var description: String {
    rows.map { row in
      "\(row.name): plain \(pixels(row.plain)) ns, simplest container \(pixels(row.simplest)) ns,"
        + " chapter \(pixels(row.chapter)) ns."
    }.joined(separator: " ")
  }

  private func group(_ row: Benchmark.Row, top: Double) -> [String] {
    let bars = [
      ("plain initializer", row.plain, "#8a94a0", ""),
      ("simplest container", row.simplest, "#a03a00", ""),
      ("chapter \(chapter.number)", row.chapter, "#1f3b57", "  ×\(row.ratioText)"),
    ]
    return [
      "    <text x=\"24\" y=\"\(pixels(top - 4))\" font-size=\"15\" fill=\"#14202c\">\(row.name)</text>"
    ]
      + bars.enumerated().flatMap { index, bar in
        let (name, time, colour, note) = bar
        let y = top + Self.barHeight * Double(index) + 4
        let width = max(2, 420 * time / longest)
        return [
          "    <text x=\"36\" y=\"\(pixels(y + 11))\">\(name)</text>",
          "    <rect x=\"\(pixels(Self.left))\" y=\"\(pixels(y))\" width=\"\(pixels(width))\""
            + " height=\"14\" fill=\"\(colour)\"/>",
          "    <text x=\"\(pixels(Self.left + width + 8))\" y=\"\(pixels(y + 11))\">"
            + "\(pixels(time))\(note)</text>",
        ]
      }
  }

  private func pixels(_ value: Double) -> Int { Int(value.rounded()) }
}

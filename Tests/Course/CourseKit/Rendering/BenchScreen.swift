/// What `bench` shows of one chapter: a table, and a bar for each ratio where there is room.
struct BenchScreen {
  let session: Session

  func lines(_ chapter: Chapter, _ rows: [Benchmark.Row]) -> [String] {
    let names = max(0, rows.map(\.name.count).max() ?? 0) + 2
    let head = line("", ["plain", "simplest", "chapter", "× simplest"], names)
    let room = session.width - 2 - names - 4 * Self.column
    return [session.paint.bold("Chapter \(chapter.number) · \(chapter.title)"), head]
      + rows.map { row in
        let bar = String(repeating: "▇", count: max(0, min(room, Int((row.ratio * 5).rounded()))))
        let times = [row.plain, row.simplest, row.chapter].map { "\(Int($0.rounded())) ns" }
        let ratio = bar.isEmpty ? row.ratioText : row.ratioText.padded(to: Self.column) + bar
        return line(row.name, times + [ratio], names)
      } + [""]
  }

  private static let column = 10

  private func line(_ name: String, _ cells: [String], _ names: Int) -> String {
    "  " + name.padded(to: names)
      + cells.dropLast().map { $0.padded(to: Self.column) }.joined() + (cells.last ?? "")
  }
}

extension Benchmark.Row {
  /// The ratio with one digit after the point.
  var ratioText: String {
    let tenths = Int((ratio * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}

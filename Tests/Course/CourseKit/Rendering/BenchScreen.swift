/// What `course bench` shows for one chapter.
struct BenchScreen {
  let session: Session

  func lines(_ chapter: Chapter, _ rows: [Benchmark.Row]) -> [String] {
    let head = row("", "plain", "simplest", "chapter", "× simplest")
    return [session.paint.bold("Chapter \(chapter.number) · \(chapter.title)"), head]
      + rows.map {
        row(
          $0.name, time($0.plain), time($0.simplest), time($0.chapter),
          "\(tenths($0.ratio * 10) / 10).\(abs(tenths($0.ratio * 10)) % 10)"
            + " " + String(repeating: "▇", count: max(1, min(30, tenths($0.ratio * 5)))))
      } + [""]
  }

  private func row(_ name: String, _ cells: String...) -> String {
    "  " + name.padded(to: 11) + cells.map { $0.padded(to: 11) }.joined().trimmingSpaces
  }

  private func time(_ nanoseconds: Double) -> String { "\(Int(nanoseconds.rounded())) ns" }

  private func tenths(_ value: Double) -> Int { Int(value.rounded()) }
}

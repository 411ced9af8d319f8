/// What the gate prints: a line for each result as it comes, a table, all that failed once more, and
/// the count.
struct GateScreen: Sendable {
  let session: Session

  func lines(_ result: GateResult) -> [String] {
    let paint = session.paint
    let mark = result.passed ? paint.green("✓") : paint.red("✗")
    let chapter = result.chapter ?? "--"
    let line = "\(mark) \(chapter) \(result.area.rawValue.padded(to: 9)) \(result.name)"
    return [line]
      + result.problems.flatMap { problem in
        problem.split(separator: "\n").map { "    \($0)" }
      }
  }

  func closing(_ results: [GateResult]) -> [String] {
    let failed = results.count { !$0.passed }
    let nothing = results.isEmpty ? ["Nothing was looked at, and that proves nothing."] : []
    return [""] + nothing + table(results) + again(results.filter { !$0.passed }) + [
      "", "\(results.count - failed) passed, \(failed) failed",
    ]
  }

  /// What failed, at the end as well: hundreds of lines lie between it and its first telling, and a
  /// log is often kept from its end.
  private func again(_ failed: [GateResult]) -> [String] {
    failed.isEmpty ? [] : ["", "What failed:"] + failed.flatMap(lines)
  }

  private func table(_ results: [GateResult]) -> [String] {
    let areas = GateArea.allCases.filter { area in results.contains { $0.area == area } }
    return ["area           passed  failed  seconds"]
      + areas.map { area in
        let own = results.filter { $0.area == area }
        let failed = own.count { !$0.passed }
        let seconds = own.map(\.seconds).reduce(0, +)
        return area.rawValue.padded(to: 15)
          + "\(own.count - failed)".padded(to: 8) + "\(failed)".padded(to: 8)
          + "\(Int((seconds * 10).rounded()) / 10).\(Int((seconds * 10).rounded()) % 10)"
      }
  }
}

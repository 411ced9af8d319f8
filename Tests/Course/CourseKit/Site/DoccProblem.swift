/// A warning or an error of docc: its own lines, with the place it points at.
struct DoccProblem: Equatable {
  let lines: [String]

  var text: String { lines.joined(separator: "\n") }

  /// The file that it names behind "-->", without its folder.
  var file: String? {
    for line in lines {
      guard let arrow = line.firstRange(of: "--> ") else { continue }
      let place = line[arrow.upperBound...].prefix { $0 != ":" }
      return Path(String(place)).name
    }
    return nil
  }

  /// The problems in what docc printed. Each begins with a line such as "warning: …" and goes on to
  /// the next empty one.
  static func all(in output: String) -> [DoccProblem] {
    var problems: [DoccProblem] = []
    var current: [String]?
    func isFirst(_ line: String) -> Bool {
      line.hasPrefix("warning: ") || line.hasPrefix("error: ")
    }
    for line in output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if current != nil, line.isEmpty || isFirst(line) {
        problems.append(DoccProblem(lines: current ?? []))
        current = nil
      }
      if isFirst(line) { current = [line] } else { current?.append(line) }
    }
    if let current { problems.append(DoccProblem(lines: current)) }
    return problems
  }
}

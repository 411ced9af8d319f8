/// Reads what the Swift runtime prints when a process traps.
enum CrashReport {
  /// The crash told by a run's output; `codeFolder` holds the code whose lines are of interest.
  static func crash(in output: String, codeFolder: Path) -> Crash {
    let lines = output.split(separator: "\n")
    return Crash(
      message: message(in: lines),
      location: lines.lazy.compactMap { frame(in: $0, below: codeFolder) }.first)
  }

  private static func message(in lines: [Substring]) -> String {
    for line in lines.reversed() {
      for mark in ["Fatal error: ", "Fatal error"] {
        if let range = line.firstRange(of: mark) { return String(line[range.lowerBound...]) }
      }
    }
    if let line = lines.last(where: { $0.contains("Program crashed: ") || $0.contains("Crash: ") }),
      let range = line.firstRange(of: ": ")
    {
      return line[range.upperBound...].prefix { $0 != "*" }.trimmingSpaces
    }
    if let line = lines.last(where: { $0.contains("unexpected signal code ") }) {
      return "The process was ended by signal \(line.suffix(2).trimmingSpaces)"
    }
    return "The process ended without a message"
  }

  /// The place in a backtrace line such as `3 f() in app at /a/b.swift:12:5`.
  private static func frame(in line: Substring, below folder: Path) -> SourceLocation? {
    guard let range = line.firstRange(of: " at \(folder.text)/") else { return nil }
    let place = line[line.index(range.lowerBound, offsetBy: 4)...]
    let parts = place.split(separator: ":")
    guard parts.count >= 2, let number = Int(parts[1].prefix { $0.isNumber }) else { return nil }
    return SourceLocation(file: Path(String(parts[0])), line: number)
  }
}

extension StringProtocol {
  /// The text without blanks at either end.
  var trimmingSpaces: String {
    let start = drop { $0.isWhitespace }
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...last])
  }
}

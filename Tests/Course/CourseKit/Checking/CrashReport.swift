/// Reads what the Swift runtime prints when a process traps.
enum CrashReport {
  /// How the runtime's last words begin, wherever they stand in their line.
  private static let marks = [
    "Fatal error", "Precondition failed", "Assertion failed", "Could not cast value of type",
    "Fatal access conflict",
  ]

  /// The crash told by a run's output; `codeFolder` holds the code whose lines are of interest, and
  /// `signal` ended the process where that is known.
  static func crash(in output: String, codeFolder: Path, signal: Int32? = nil) -> Crash {
    let lines = output.split(whereSeparator: \.isNewline)
    return Crash(
      message: message(in: lines, signal),
      location: lines.lazy.compactMap { frame(in: $0, below: codeFolder) }.first)
  }

  private static func message(in lines: [Substring], _ signal: Int32?) -> String {
    for line in lines.reversed() {
      for mark in marks {
        if let range = line.firstRange(of: mark) { return String(line[range.lowerBound...]) }
      }
    }
    if let line = lines.last(where: { $0.contains("Program crashed: ") || $0.contains("Crash: ") }),
      let range = line.firstRange(of: ": ")
    {
      return line[range.upperBound...].prefix { $0 != "*" }.trimmingSpaces
    }
    let code = "unexpected signal code "
    let told = lines.last { $0.contains(code) }.flatMap { line in
      line.firstRange(of: code).flatMap { Int32(line[$0.upperBound...].prefix { $0.isNumber }) }
    }
    guard let signal = told ?? signal else { return "The process ended without a message" }
    // A stack that is full leaves no room to say so.
    let cause =
      switch signal {
      case 9: ", as by the system where memory runs out"
      case 11: ", as by a function that calls itself without end"
      default: ""
      }
    return "The process was ended by signal \(signal)\(cause)"
  }

  /// The place in a backtrace line such as `3 f() in app at /a/b.swift:12:5`.
  private static func frame(in line: Substring, below folder: Path) -> SourceLocation? {
    guard let range = line.firstRange(of: " at \(folder.text)/") else { return nil }
    let place = line[line.index(range.lowerBound, offsetBy: 4)...]
    guard let end = place.firstRange(of: ".swift:"),
      let number = Int(place[end.upperBound...].prefix { $0.isNumber })
    else { return nil }
    return SourceLocation(file: Path(String(place[..<end.upperBound].dropLast())), line: number)
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

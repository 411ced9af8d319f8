/// Reads what the Swift runtime prints when a process traps.
enum CrashReport {
  /// How the runtime's last words begin, wherever they stand in their line.
  private static let marks = [
    "Fatal error", "Precondition failed", "Assertion failed", "Could not cast value of type",
    "Fatal access conflict",
  ]

  /// The crash told by a run's output; `codeFolder` holds the code whose lines are of interest, and
  /// `signal` ended the process where that is known. `text` reads a file of that folder.
  static func crash(
    in output: String, codeFolder: Path, signal: Int32? = nil,
    text: @escaping (Path) -> String? = { _ in nil }
  ) -> Crash {
    let lines = output.split(whereSeparator: \.isNewline)
    return Crash(
      message: message(in: lines, signal),
      location: lines.lazy.compactMap {
        frame(in: $0, below: codeFolder) ?? function(in: $0, below: codeFolder, text)
      }.first)
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

  /// The function of a backtrace line without a line number, as of `while true {}`, such as
  /// `0 [system] 0x1f Screen.show(_:) + 84 in app at /a/b.swift`: where it is declared.
  private static func function(
    in line: Substring, below folder: Path, _ text: (Path) -> String?
  ) -> SourceLocation? {
    guard line.hasSuffix(".swift"), let range = line.firstRange(of: " at \(folder.text)/"),
      let symbol = line[..<range.lowerBound].firstMatch(of: #/0x[0-9a-f]+ (.+) \+ [0-9]+ in /#)?.1
    else { return nil }
    let file = Path(String(line[line.index(range.lowerBound, offsetBy: 4)...]))
    // A closure is told as "closure #1 in" its function.
    let function = symbol.ranges(of: " in ").last.map { symbol[$0.upperBound...] } ?? symbol
    let isAccessor = function.hasSuffix(".getter") || function.hasSuffix(".setter")
    let names = function.prefix { $0 != "(" }.split(separator: ".")
    guard let name = isAccessor ? names.dropLast().last : names.last else { return nil }
    let beginnings =
      isAccessor
      ? ["var \(name)"] : name == "init" ? ["init("] : ["func \(name)(", "func \(name)<"]
    let lines = (text(file) ?? "").split(separator: "\n", omittingEmptySubsequences: false)
    let index = lines.firstIndex { line in
      !line.trimmingSpaces.hasPrefix("//") && beginnings.contains { line.contains($0) }
    }
    return index.map { SourceLocation(file: file, line: $0 + 1) }
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

/// An error or a warning of the compiler.
struct Diagnostic: Hashable, Sendable {
  enum Severity: String, Sendable { case error, warning }

  let severity: Severity
  let message: String
  let location: SourceLocation
  /// Counted from 1, in bytes.
  let column: Int

  /// Reads the diagnostics of a build's output, in order and each once, however often the build
  /// repeats it.
  static func all(in output: String) -> [Diagnostic] {
    var seen: Set<Diagnostic> = []
    return output.split(whereSeparator: \.isNewline).compactMap { line in
      guard let diagnostic = Diagnostic(line: line), seen.insert(diagnostic).inserted else {
        return nil
      }
      return diagnostic
    }
  }

  init(severity: Severity, message: String, location: SourceLocation, column: Int) {
    self.severity = severity
    self.message = message
    self.location = location
    self.column = column
  }

  /// Reads `/a/path.swift:12:5: error: what is wrong`; `nil` for every other line.
  private init?(line: Substring) {
    for severity in [Severity.error, .warning] {
      guard let range = line.firstRange(of: ": \(severity.rawValue): ") else { continue }
      let place = line[..<range.lowerBound]
      let parts = place.split(separator: ":", omittingEmptySubsequences: false)
      guard parts.count >= 3, let column = Int(parts[parts.count - 1]),
        let number = Int(parts[parts.count - 2])
      else { continue }
      self.severity = severity
      self.message = String(line[range.upperBound...])
      self.column = column
      let file = parts.dropLast(2).joined(separator: ":")
      location = SourceLocation(file: Path(file), line: number)
      return
    }
    return nil
  }
}

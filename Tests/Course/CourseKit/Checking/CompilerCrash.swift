/// The compiler's own crash, told as an error at the code that it was reading.
enum CompilerCrash {
  private static let message =
    "The compiler crashed while it read this. That is a fault of the compiler and not of yours, but"
    + " nothing can be built from this code: write it in another way. The chapter's page may name"
    + " the case."

  /// The innermost place that the compiler names, which is the last; `nil` where it did not crash.
  static func diagnostic(in output: String) -> Diagnostic? {
    guard let dump = output.firstRange(of: "\nStack dump:\n") else { return nil }
    let lines = output[dump.upperBound...].split(whereSeparator: \.isNewline)
      .prefix { !$0.trimmingPrefix(" ").hasPrefix("#0 ") }
    let places = lines.compactMap { line -> Diagnostic? in
      guard let match = line.firstMatch(of: /\bat \[?(\/.+?\.swift):(\d+):(\d+)/) else {
        return nil
      }
      let (_, file, number, column) = match.output
      return Diagnostic(
        severity: .error, message: message,
        location: SourceLocation(file: Path(String(file)), line: Int(number) ?? 1),
        column: Int(column) ?? 1)
    }
    return places.last
  }
}

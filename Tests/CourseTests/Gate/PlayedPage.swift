@testable import CourseKit

/// Plays the compiler and the run of a page's program, of which it understands a few lines.
enum PlayedPage {
  /// The compiler's words about `nonsense` and `typo`, and a warning about `var idle`, each with its line in the page.
  static func diagnostics(_ source: String) -> String {
    var told = ""
    var place = (file: "", line: 0)
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      if let file = line.removingPrefix("#sourceLocation(file: \"") {
        let parts = file.split(separator: "\"")
        place = (String(parts[0]), (Int(parts[1].filter(\.isNumber)) ?? 0) - 1)
      }
      for word in ["nonsense", "typo"] where line.contains(word) {
        told += "\(place.file):\(place.line):1: error: cannot find '\(word)' in scope\n"
      }
      if line.contains("var idle") {
        told += "\(place.file):\(place.line):1: warning: variable 'idle' was never used\n"
      }
      place.line += 1
    }
    return told
  }

  static func run(_ source: String) -> ProcessOutcome {
    var output = ""
    for line in source.split(separator: "\n") {
      if let mark = line.removingPrefix("print(\"\\u{1E}") {
        output += "\u{1E}" + mark.prefix { $0 != "\"" } + "\n"
      } else if let value = line.removingPrefix("print(") {
        output += value.prefix { $0 != ")" && $0 != "," } + (value.contains(",") ? "" : "\n")
      } else if let error = line.removingPrefix("throw ") {
        return ProcessOutcome(end: .exited(0), output: output + "\u{1E}threw \(error)\n")
      } else if line == "exit(0)" {
        break
      } else if line == "fatalError()" {
        let words = "docs/01-greetings.md:17: Fatal error: no\n\nCurrent stack trace:\n0  libc\n"
        return ProcessOutcome(end: .signalled(4), output: output + words)
      } else if line == "while true {}" {
        return ProcessOutcome(end: .stopped, output: output)
      }
    }
    return ProcessOutcome(end: .exited(0), output: output)
  }
}

extension Substring {
  fileprivate func removingPrefix(_ prefix: String) -> Substring? {
    hasPrefix(prefix) ? dropFirst(prefix.count) : nil
  }
}

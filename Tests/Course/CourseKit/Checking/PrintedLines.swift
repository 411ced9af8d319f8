/// The lines of a run's output that are the learner's own: not of the build, nor of the testing
/// library, nor of a crash report.
enum PrintedLines {
  private static let signs: Set<Character> = ["◇", "✔", "✘", "↳", "➜", "⚠", "±"]
  private static let openings = [
    "Building for ", "Build complete!", "Test Suite '", "Executed ", "Planning build", "Fetching ",
    "error: ", "warning: ", "Another instance of SwiftPM",
  ]

  /// The lines that a run's checks let the learner's code print.
  static func of(_ outcome: ChapterOutcome) -> [String] {
    of(outcome.output, besides: outcome.results.flatMap { continuations(of: $0) })
  }

  /// `told` are lines in which the library goes on with a sentence of its own.
  static func of(_ output: String, besides told: [String] = []) -> [String] {
    guard let start = output.firstRange(of: "Test run started.") else { return [] }
    var told = Dictionary(grouping: told) { $0 }.mapValues(\.count)
    var isCrash = false
    var isOpen = false
    return output[start.upperBound...].split(separator: "\n").compactMap { line in
      let text = line.filter { $0 != "\u{1B}" }.trimmingSpaces
      if text.hasPrefix("*** ") || text.contains("Fatal error") { isCrash = true }
      if text.hasPrefix("Backtrace took") || text.hasPrefix("◇ Test run") {
        isCrash = false
        return nil
      }
      // A value of several lines in the library's sentence goes on until its quotation mark.
      let isSign = text.first.map(signs.contains) ?? false
      let hasOddQuotes = text.count { $0 == "\"" } % 2 == 1
      if isSign {
        isOpen = hasOddQuotes
      } else if isOpen {
        isOpen = !hasOddQuotes
        return nil
      }
      guard !isCrash, let first = text.first, !signs.contains(first), !isProgress(text),
        !openings.contains(where: { text.hasPrefix($0) })
      else { return nil }
      if let count = told[text], count > 0 {
        told[text] = count - 1
        return nil
      }
      return String(line)
    }
  }

  /// The further lines of a finding's sentence, as of a condition over several lines of a check.
  private static func continuations(of result: CheckResult) -> [String] {
    guard case .failed(let findings) = result.verdict else { return [] }
    return findings.flatMap { finding in
      finding.text.split(separator: "\n").dropFirst().map { String($0).trimmingSpaces }
    }
  }

  /// Such as `[3/12] Compiling Lifetimes Container.swift`; an array is printed without a slash.
  private static func isProgress(_ text: String) -> Bool {
    guard text.hasPrefix("["), let end = text.firstIndex(of: "]") else { return false }
    let parts = text[text.index(after: text.startIndex)..<end].split(separator: "/")
    return parts.count == 2 && parts.allSatisfy { $0.allSatisfy(\.isNumber) }
  }
}

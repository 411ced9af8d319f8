/// A compile error in a chapter's tests, told as what it is: the learner's code does not declare
/// what the checks use.
struct MissingDeclaration: Equatable {
  /// The step whose checks need it; `nil` for what several steps share.
  let step: Int?
  /// Such as `GreetingPresenter.message`; empty where the compiler does not name it.
  let name: String
  /// What is wrong with it, as the end of a sentence.
  let problem: String

  /// `nil` where the compiler's words are of another kind.
  init?(_ error: Diagnostic) {
    let file = error.location.file.name
    step = file.hasPrefix("Step") ? Int(file.dropFirst(4).prefix { $0.isNumber }) : nil
    let words = Self.quoted(in: error.message)
    let text = error.message
    switch true {
    case text.contains("has no member") && words.count >= 2:
      name = "\(words[0]).\(words[1])"
      problem = "to exist, and it does not: it was removed, renamed or spelled differently"
    case text.hasPrefix("cannot find") && !words.isEmpty:
      name = words[0]
      problem = "to exist and to be public, and it is not: it was removed, renamed or made internal"
    case text.contains("initializer is inaccessible due to") && words.count >= 2:
      name = "\(words[0]).init"
      problem = "to be callable, but it is \(words[1]): make it public"
    case text.contains("inaccessible due to") && words.count >= 2:
      name = words[0]
      problem = "to be readable, but it is \(words[1]): make it public"
    case text.contains("setter is inaccessible") && !words.isEmpty:
      name = words[0]
      problem = "to be writable from outside"
    case Self.isAboutCall(text):
      name = ""
      problem = text
    case text.contains("does not conform to protocol") && words.count >= 2:
      name = words[1]
      problem = "to require what it did at the start, and \(words[0]) no longer fits it"
    default: return nil
    }
  }

  /// Whether an error is about the parameters of a call.
  private static func isAboutCall(_ text: String) -> Bool {
    let openings = [
      "missing argument", "extra argument", "incorrect argument label", "argument passed to call",
    ]
    return openings.contains { text.hasPrefix($0) }
      || text.hasPrefix("cannot convert value") && text.contains("to expected argument type")
  }

  var sentence: String {
    if name.isEmpty {
      return "\(step.map { "Step \($0)'s checks call" } ?? "The checks call") one of your"
        + " declarations with other parameters than it has now (\(problem))."
        + " Keep names, labels and types as they were."
    }
    return "\(step.map { "Step \($0)'s checks need" } ?? "The checks need") `\(name)` \(problem)."
  }

  /// The words between single quotes.
  private static func quoted(in text: String) -> [String] {
    text.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .compactMap { $0.offset % 2 == 1 ? String($0.element) : nil }
  }
}

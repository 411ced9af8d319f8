/// The comment lines at the top of an answer.
struct AnswerHeader {
  private(set) var isRight: Bool?
  private(set) var summary = ""
  private(set) var caughtBy: [String] = []
  private(set) var says: [String] = []
  private(set) var alsoFails: Set<Int> = []

  /// Takes in one line; `false` where the header is over.
  mutating func read(_ line: String, file: String, line number: Int) throws(RegionFailure) -> Bool {
    guard line.hasPrefix("//") else { return line.isEmpty }
    let words = line.dropFirst(2).trimmingSpaces
    let parts = words.split(separator: ": ", maxSplits: 1).map { $0.trimmingSpaces }
    guard parts.count == 2 else { return isRight == nil }
    switch parts[0] {
    case "Wrong", "Right":
      isRight = parts[0] == "Right"
      summary = parts[1]
    case "Caught by": caughtBy.append(parts[1])
    case "Says": says.append(parts[1])
    case "Also fails":
      let numbers = parts[1].split { !$0.isNumber }.compactMap { Int($0) }
      if numbers.isEmpty {
        throw RegionFailure(
          file: file, line: number,
          problem: "\"Also fails\" needs steps, such as \"step 2, step 3\"")
      }
      alsoFails.formUnion(numbers)
    default:
      let known = ["Wrong", "Right", "Caught by", "Says", "Also fails"]
      guard let near = Suggestion.nearest(to: parts[0], among: known) else { return false }
      throw RegionFailure(
        file: file, line: number, problem: "\"\(parts[0])\" is unknown; did you mean \"\(near)\"?")
    }
    return true
  }

  func validate(file: String) throws(RegionFailure) {
    guard let isRight else {
      throw RegionFailure(
        file: file, line: 1,
        problem: "begin with \"// Wrong: …\" or \"// Right: …\", what the answer does")
    }
    if isRight, !(caughtBy + says).isEmpty || !alsoFails.isEmpty {
      throw RegionFailure(file: file, line: 1, problem: "nothing may catch a right answer")
    }
    if !isRight, caughtBy.isEmpty || says.isEmpty {
      throw RegionFailure(
        file: file, line: 1,
        problem: "a wrong answer names the check that catches it (\"// Caught by: …\")"
          + " and words that the learner must read (\"// Says: …\")")
    }
  }
}

/// The name of a region: its step, and a letter where a step is written in several places.
struct StepLabel: Hashable, Sendable, Comparable, CustomStringConvertible {
  let step: Int
  let letter: Character?

  init(step: Int, letter: Character? = nil) {
    self.step = step
    self.letter = letter
  }

  /// Reads `3` or `3b`.
  init?(_ text: some StringProtocol) {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    let rest = text.dropFirst(digits.count)
    guard let step = Int(digits), rest.count <= 1, rest.allSatisfy(\.isLetter) else { return nil }
    self.init(step: step, letter: rest.first)
  }

  var description: String { "\(step)" + (letter.map(String.init) ?? "") }

  static func < (left: StepLabel, right: StepLabel) -> Bool {
    (left.step, left.letter.map(String.init) ?? "") < (
      right.step, right.letter.map(String.init) ?? ""
    )
  }
}

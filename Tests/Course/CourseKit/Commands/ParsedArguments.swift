/// The words and options of one call, checked against what the command understands.
struct ParsedArguments: Equatable, Sendable {
  private(set) var words: [String] = []
  private(set) var flags: Set<String> = []
  private(set) var values: [String: String] = [:]

  init(_ arguments: [String], for command: CommandDescription) throws(CourseFailure) {
    let options = command.options + CommandOption.shared
    let help = "\"course \(command.name) --help\" lists what it understands."
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      guard argument.hasPrefix("-"), argument != "-" else {
        words.append(argument)
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = ["-h": "--help", "-v": "--verbose"][argument] ?? String(parts[0])
      guard let option = options.first(where: { $0.name == name }) else {
        let near = Suggestion.nearest(to: name, among: options.map(\.name))
        throw .usage(
          "\"course \(command.name)\" does not know the option \"\(parts[0])\".",
          (near.map { "Did you mean \($0)? " } ?? "") + help)
      }
      guard let value = option.value else {
        if parts.count == 2 { throw .usage("\(name) takes no value.", help) }
        flags.insert(name)
        continue
      }
      let given = parts.count == 2 ? parts[1] : Substring(rest.popFirst() ?? "")
      if given.isEmpty || parts.count == 1 && given.hasPrefix("--") {
        throw .usage("\(name) needs a value: \(name) \(value).", help)
      }
      values[name] = String(given)
    }
    if flags.contains("--help") { return }
    if words.count < command.count.lowerBound {
      throw .usage(
        "\"course \(command.name)\" needs \(command.operands).", help)
    }
    if words.count > command.count.upperBound {
      throw .usage(
        "\"course \(command.name)\" does not know what to do with"
          + " \"\(words[command.count.upperBound])\".", help)
    }
  }

  /// The option's value as a number above zero.
  func positive(_ option: String) throws(CourseFailure) -> Int? {
    guard let text = values[option] else { return nil }
    guard let number = Int(text), number > 0 else {
      throw .usage("\(option) needs a whole number above zero, not \"\(text)\".", "")
    }
    return number
  }
}

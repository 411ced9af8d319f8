/// A word with two dashes that a command understands.
struct CommandOption: Equatable, Sendable {
  /// Such as `--step`.
  let name: String
  /// What follows it, such as `K`; `nil` where nothing does.
  var value: String?
  let help: String

  static let json = CommandOption(
    name: "--json", help: "Print JSON for a program to read (docs/json.md).")
  static let shared = [
    CommandOption(name: "--help", help: "Print this help."),
    CommandOption(
      name: "--no-color", help: "No colour; NO_COLOR in the environment does the same."),
  ]
}

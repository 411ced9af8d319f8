/// One subcommand: how it is called, what it does, and the code that does it.
struct CommandDescription: Sendable {
  let name: String
  /// The words after the name, such as `[CHAPTER] [STEP]`.
  var operands = ""
  let summary: String
  var details: [String] = []
  var options: [CommandOption] = []
  /// Fewest and most words after the name.
  var count = 0...0
  let run: @Sendable (Session, ParsedArguments) throws -> ExitCode
}

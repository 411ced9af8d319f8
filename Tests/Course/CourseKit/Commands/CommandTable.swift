/// All subcommands, in the order in which the help lists them.
enum CommandTable {
  static let all: [CommandDescription] = [
    StatusCommand.description,
    CheckCommand.description,
    ListCommand.description,
    HintCommand.description,
    SolutionCommand.description,
    ResetCommand.description,
    RestoreCommand.description,
    ReadCommand.description,
    DocsCommand.description,
    BenchCommand.description,
    NewCommand.description,
    StubsCommand.description,
    VerifyCommand.description,
  ]

  static func command(named word: String) throws(CourseFailure) -> CommandDescription {
    if let command = all.first(where: { $0.name == word }) { return command }
    let near = Suggestion.nearest(to: word, among: all.map(\.name))
    throw .usage(
      "There is no command \"\(word)\".",
      (near.map { "Did you mean \"course \($0)\"? " } ?? "") + "\"course --help\" lists them all.")
  }
}

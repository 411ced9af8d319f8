/// What `--help` prints.
enum HelpText {
  static func overview(_ session: Session) -> [String] {
    let paint = session.paint
    let rows = CommandTable.all.map { command in
      let words = command.name == StatusCommand.description.name ? "" : " " + command.name
      let call = "swift run course" + words
      return (call + (command.operands.isEmpty ? "" : " " + command.operands), command.summary)
    }
    let title = paint.bold("swift run course") + " — a hands-on course on dependency injection"
    return title.wrapped(to: session.width) + [""] + table(rows, session) + [""]
      + "Exit status: 0 passed, 1 checks failed, 2 called in an unknown way, 3 the workspace or the toolchain cannot be used."
      .wrapped(to: session.width)
      + "\"swift run course COMMAND --help\" tells more about one command.".wrapped(
        to: session.width)
  }

  static func help(for command: CommandDescription, _ session: Session) -> [String] {
    let call = ["swift run course", command.name, command.operands].filter { !$0.isEmpty }
      .joined(separator: " ")
    let options = (command.options + CommandOption.shared).map { option in
      (option.name + (option.value.map { " " + $0 } ?? ""), option.help)
    }
    let title = session.paint.bold(call + (command.options.isEmpty ? "" : " [options]"))
    return title.wrapped(to: session.width, indent: "  ") + [""]
      + ([command.summary] + command.details).flatMap { $0.wrapped(to: session.width) + [""] }
      + table(options, session)
  }

  /// Two columns, or one below the other where the terminal is narrow.
  private static func table(_ rows: [(String, String)], _ session: Session) -> [String] {
    let column = min(36, (rows.map { $0.0.columns }.max() ?? 0) + 2)
    return rows.flatMap { name, help in
      if session.width < 72 || name.columns + 2 > column {
        return name.wrapped(to: session.width, firstIndent: "  ", indent: "    ")
          + help.wrapped(to: session.width, firstIndent: "      ", indent: "      ")
      }
      return help.wrapped(
        to: session.width, firstIndent: "  " + name.padded(to: column),
        indent: String(repeating: " ", count: column + 2))
    }
  }
}

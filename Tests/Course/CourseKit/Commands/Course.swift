/// The `course` command. The thin `main` hands in everything that it needs from outside.
public enum Course {
  /// Runs one call of the command and returns its exit status.
  ///
  /// Every failure becomes a message that says what is wrong and what to do; none is thrown.
  static func run(_ arguments: [String], effects: Effects) -> ExitCode {
    let session = Session(
      effects: effects, colourIsRefused: arguments.contains("--no-color"))
    do {
      return try dispatch(arguments, session)
    } catch let failure as CourseFailure {
      return report(failure.problem, failure.remedy, failure.code, session)
    } catch let failure as FileFailure {
      return report(failure.description, "", .broken, session)
    } catch let failure as ProcessFailure {
      return report(failure.description, "", .broken, session)
    } catch {
      return report("Something failed that should not: \(error).", "", .broken, session)
    }
  }

  private static func dispatch(_ arguments: [String], _ session: Session) throws -> ExitCode {
    let words = arguments.filter { $0 != "--no-color" }
    guard let first = words.first else {
      return try StatusCommand.description.run(
        session, ParsedArguments([], for: StatusCommand.description))
    }
    if ["--help", "-h", "help"].contains(first) {
      if words.count > 1, first == "help" {
        session.print(HelpText.help(for: try CommandTable.command(named: words[1]), session))
      } else {
        session.print(HelpText.overview(session))
      }
      return .passed
    }
    let command = try CommandTable.command(named: first)
    let parsed = try ParsedArguments(Array(words.dropFirst()), for: command)
    if parsed.flags.contains("--help") {
      session.print(HelpText.help(for: command, session))
      return .passed
    }
    return try command.run(session, parsed)
  }

  private static func report(
    _ problem: String, _ remedy: String, _ code: ExitCode, _ session: Session
  ) -> ExitCode {
    let lines =
      problem.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      + (remedy.isEmpty ? [] : [remedy])
    for line in lines.flatMap({ $0.wrapped(to: session.width) }) {
      session.effects.console.writeError(line + "\n")
    }
    return code
  }
}

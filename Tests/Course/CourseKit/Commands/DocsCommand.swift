/// `course docs`: the pages as a site.
enum DocsCommand {
  static let description = CommandDescription(
    name: "docs",
    summary: "Build the pages as a site, and show it in a browser.",
    details: [
      "The site is made from docs/ and the reference solutions by the toolchain's own docc; it takes"
        + " seconds. With --serve it is shown on this machine, until you press Ctrl-C."
    ],
    options: [
      CommandOption(
        name: "--output", value: "FOLDER", help: "Where to put it (default .build/course/site)."),
      CommandOption(
        name: "--base-path", value: "PATH",
        help: "Where a web server will show it, such as /course (default /)."),
      CommandOption(name: "--serve", help: "Show it on http://127.0.0.1."),
      CommandOption(
        name: "--port", value: "N",
        help: "With --serve: the port (default 8080; 0 takes a free one)."
      ),
      CommandOption(
        name: "--tables", help: "For authors: write the generated tables of docs/; build no site."),
      CommandOption(
        name: "--session",
        help: "For authors: check chapter 1 as it is given, and show that in the README."),
    ],
    run: { session, arguments in
      if arguments.flags.contains("--tables") { return try writeTables(session) }
      if arguments.flags.contains("--session") { return try recordSession(session) }
      let port = try port(arguments)
      let basePath = try basePath(arguments)
      let workspace = try session.workspace()
      let output =
        arguments.values["--output"].map { session.effects.currentFolder / $0 }
        ?? workspace.state / "site"
      let site = try build(
        SiteBuilder(
          workspace: workspace, effects: session.effects, output: output, basePath: basePath),
        session)
      session.print([
        "\(site.chapters.counted("chapter")) and \(site.pages.counted("page")) in"
          + " \(output.relative(to: workspace.root))"
      ])
      if arguments.flags.contains("--serve") {
        try serve(
          ServedFolder(folder: output, files: session.effects.files, basePath: basePath), port,
          session)
      } else {
        session.print(
          [
            "", "look   swift run course docs --serve",
            "share  any web server can show that folder at \(basePath)",
          ])
      }
      return .passed
    })

  private static func build(_ builder: SiteBuilder, _ session: Session) throws -> SiteBuilder.Site {
    let ticker = Ticker("Building the site", session)
    defer { ticker.clear() }
    return try builder.build()
  }

  private static func serve(_ folder: ServedFolder, _ port: Int, _ session: Session) throws {
    guard let network = session.effects.network else {
      throw CourseFailure.broken(
        "The site cannot be served here.", "Let another web server show \(folder.folder).")
    }
    do {
      try network.serve(
        port: port,
        opened: { port in
          let path = folder.basePath == "/" ? "/" : folder.basePath + "/"
          session.print(["", "open   http://127.0.0.1:\(port)\(path)", "stop   Ctrl-C"])
        },
        shouldStop: { false },
        answer: { folder.answer($0) })
    } catch {
      throw CourseFailure.broken(
        error.description, "Choose another one (--port N), or let --port 0 find one that is free.")
    }
  }

  private static func writeTables(_ session: Session) throws -> ExitCode {
    let tables = GeneratedTables(workspace: try session.workspace(), files: session.effects.files)
    let differences: [GeneratedTables.Difference]
    do {
      differences = try tables.differences(try session.roster().chapters)
    } catch let failure as RegionFailure {
      throw CourseFailure.broken(failure.description, "")
    }
    let root = try session.workspace().root
    return try write(
      differences.map { (root / $0.part.document, $0.text) },
      or: "Every generated table is up to date.", session)
  }

  private static func recordSession(_ session: Session) throws -> ExitCode {
    let workspace = try session.workspace()
    let chapter = try session.roster().chapter(named: "1")
    let outcome = try CheckRunner(workspace: workspace, effects: session.effects).run(chapter)
    let recorded = RecordedSession(
      workspace: workspace, effects: session.effects, chapter: chapter)
    let differences: [(file: Path, text: String)]
    do {
      differences = try recorded.differences(outcome)
    } catch let failure as RegionFailure {
      throw CourseFailure.broken(failure.description, "")
    }
    return try write(differences, or: "The session is up to date.", session)
  }

  /// Writes what has drifted, and says so; `upToDate` where there is nothing.
  private static func write(
    _ differences: [(file: Path, text: String)], or upToDate: String, _ session: Session
  ) throws -> ExitCode {
    for difference in differences {
      try session.effects.files.write(difference.text, to: difference.file)
    }
    let root = try session.workspace().root
    session.print(
      differences.isEmpty
        ? [upToDate] : differences.map { "wrote  \($0.file.relative(to: root))" })
    return .passed
  }

  private static func port(_ arguments: ParsedArguments) throws -> Int {
    guard let text = arguments.values["--port"] else { return 8080 }
    guard arguments.flags.contains("--serve") else {
      throw CourseFailure.usage("--port says where to serve the site.", "Add --serve.")
    }
    guard let port = UInt16(text) else {
      throw CourseFailure.usage("--port needs a number from 0 to 65535, not \"\(text)\".", "")
    }
    return Int(port)
  }

  /// Begins with a slash and ends with none, unless it is one.
  private static func basePath(_ arguments: ParsedArguments) throws -> String {
    guard let text = arguments.values["--base-path"] else { return "/" }
    let parts = text.split(separator: "/")
    let isPlain = text.utf8.allSatisfy { byte in
      switch UInt8(byte) {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
      default: "/-._~".utf8.contains(byte)
      }
    }
    guard isPlain, !parts.contains(".."), !parts.contains(".") else {
      throw CourseFailure.usage(
        "--base-path needs the path of an address, such as /course, not \"\(text)\".", "")
    }
    return "/" + parts.joined(separator: "/")
  }
}

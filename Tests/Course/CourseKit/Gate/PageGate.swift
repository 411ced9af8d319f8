/// Every listing of a chapter's page compiles against the solution, in page order, and prints what
/// the page says; a listing shown as wrong is refused with the words that the page shows.
struct PageGate {
  let chapter: Chapter
  let context: GateContext

  func findings() throws -> [GateFinding] {
    let path = context.workspace.root / chapter.page
    let listings: [PageListing]
    do {
      listings = try PageListing.all(
        in: MarkdownDocument(markdown: try context.files.text(of: path)), page: chapter.page)
    } catch let failure as RegionFailure {
      return [GateFinding(name: "the page's listings run", problems: [failure.description])]
    }
    let program = PageProgram(module: chapter.module, page: path, listings: listings)
    let (compiler, problem) = try DirectCompiler.ofSolution(chapter, context)
    if let problem { return [GateFinding(name: "the page's listings run", problems: [problem])] }
    let wrong = listings.filter { if case .isRefused = $0.promise { true } else { false } }
    return [
      GateFinding(
        name: "what the page says comes of \((listings.count - wrong.count).counted("listing"))",
        problems: try running(program, compiler))
    ]
      + (wrong.isEmpty
        ? []
        : [
          GateFinding(
            name: "the compiler refuses \(wrong.count.counted("wrong listing")) as the page says",
            problems: try wrong.flatMap { try refused($0, program, compiler) })
        ])
  }

  private func running(_ program: PageProgram, _ compiler: DirectCompiler) throws -> [String] {
    let build = try compiler.compile(program.source(), into: "page")
    let told = Diagnostic.all(in: build.output)
    guard build.succeeded else {
      let errors = told.filter { $0.severity == .error }
      return errors.isEmpty ? [String(build.output.suffix(400))] : errors.prefix(3).map(text)
    }
    let problems = compared(program, try compiler.run("page"))
    if !problems.isEmpty { return problems }
    // Whoever types a listing reads its warnings too.
    let warnings = told.filter {
      $0.severity == .warning && $0.location.file.name == program.page.name
    }
    return warnings.map { "\(text($0)) (a warning)" }.cut(to: 3)
  }

  private func text(_ diagnostic: Diagnostic) -> String {
    "\(diagnostic.location.text(from: context.workspace.root)): \(diagnostic.message)"
  }

  /// Where the page says otherwise than the run.
  private func compared(_ program: PageProgram, _ run: ProcessOutcome) -> [String] {
    let outputs = PageProgram.outputs(in: run.output)
    let thrown = PageProgram.thrown(in: run.output)
    let isWhole =
      run.end == .exited(0) && thrown == nil
      && program.running().allSatisfy { outputs[$0.line] != nil }
    let last = program.listings.last { outputs[$0.line] != nil }
    var problems: [String] = []
    for listing in program.listings {
      guard case .prints(let promised) = listing.promise else { continue }
      let place = "\(chapter.page):\(listing.line)"
      let printed = outputs[listing.line] ?? []
      if !isWhole, listing == last ?? listing {
        return problems + ["\(place): \(ending(run, thrown, printed))"]
      }
      if printed != promised {
        problems.append(
          "\(place): the listing prints other lines than the page says."
            + "\nprinted:   \(shown(printed))\npage says: \(shown(promised))")
      }
    }
    return problems
  }

  /// How the listing that ran last ended all of them.
  private func ending(_ run: ProcessOutcome, _ thrown: String?, _ printed: [String]) -> String {
    if let thrown {
      return "the listing throws, and those behind it do not run: \(thrown)"
    }
    return "the listing "
      + DirectCompiler.ending(
        of: run, printing: printed.joined(separator: "\n"), codeFolder: context.workspace.docs)
  }

  private func shown(_ lines: [String]) -> String {
    lines.isEmpty ? "nothing" : lines.joined(separator: " ⏎ ")
  }

  private func refused(
    _ listing: PageListing, _ program: PageProgram, _ compiler: DirectCompiler
  ) throws -> [String] {
    guard case .isRefused(let words) = listing.promise else { return [] }
    let build = try compiler.typecheck(program.source(upTo: listing))
    let place = "\(chapter.page):\(listing.line)"
    if build.succeeded { return ["\(place): shown as wrong, but the compiler accepts it."] }
    let messages = Diagnostic.all(in: build.output).filter { $0.severity == .error }
    let elsewhere = messages.filter {
      $0.location.line < listing.line || $0.location.file.name != program.page.name
    }
    if let error = elsewhere.first {
      let root = context.workspace.root
      return [
        "\(place): another place is refused first: \(error.location.text(from: root)):"
          + " \(error.message)"
      ]
    }
    return words.filter { !build.output.contains($0) }.map { line in
      "\(place): the page shows the error \"\(line)\"; the compiler says: "
        + messages.map(\.message).joined(separator: " / ")
    }
  }
}

/// Every edge that a chapter's figure of objects draws is found in running code, and every one that
/// is found is drawn.
struct FigureGate {
  let chapter: Chapter
  let context: GateContext

  private var folder: Path { context.workspace.root / "Tests" / "Figures" }

  func findings() throws -> [GateFinding] {
    let markdown = try context.files.text(of: context.workspace.root / chapter.page)
    let section = MarkdownDocument(markdown: markdown).section(titled: "Who owns whom")
    let figures = try figures(in: section)
    let programs = try programs()
    guard !figures.isEmpty || !programs.isEmpty else {
      return [GateFinding(name: "the page draws no objects")]
    }
    var problems = figures.subtracting(programs).sorted().map { name in
      name.hasPrefix("\(chapter.digits)-")
        ? "\(drawing(name)): no program shows that it is true; add \(program(name)), which prints"
          + " the edges."
        : "\(drawing(name)): its name must begin with \"\(chapter.digits)-\", as its program's does."
    }
    problems += programs.subtracting(figures).sorted().map {
      "\(program($0)): \(chapter.page) has no figure \($0).svg under \"Who owns whom\"; show one, or"
        + " remove the program."
    }
    problems += try compared(figures.intersection(programs).sorted(), section)
    let name = "running code has the edges of \(figures.count.counted("figure"))"
    return [GateFinding(name: name, problems: problems)]
  }

  private func drawing(_ name: String) -> String { "docs/figures/\(name).svg" }
  private func program(_ name: String) -> String { "Tests/Figures/\(name).swift" }

  /// The names of the figures that show objects: those of the page's section, and those that say
  /// which edges they draw.
  private func figures(in section: MarkdownDocument?) throws -> Set<String> {
    let shown = section?.links.filter(\.isImage).map(\.target) ?? []
    var names = shown.compactMap { target in
      target.hasSuffix(".svg") ? target.split(separator: "/").last.map { $0.dropLast(4) } : nil
    }.map(String.init)
    let all = context.workspace.docs / "figures"
    for name in try own(in: all, ending: ".svg")
    where try context.files.text(of: all / "\(name).svg").contains("data-edge=") {
      names.append(name)
    }
    return Set(names)
  }

  private func programs() throws -> Set<String> {
    Set(try own(in: folder, ending: ".swift"))
  }

  /// The names of the chapter's own files in a folder.
  private func own(in folder: Path, ending: String) throws -> [String] {
    guard context.files.isFolder(folder) else { return [] }
    return try context.files.names(in: folder).filter {
      $0.hasPrefix("\(chapter.digits)-") && $0.hasSuffix(ending)
    }.map { String($0.dropLast(ending.count)) }
  }

  private func compared(_ names: [String], _ section: MarkdownDocument?) throws -> [String] {
    guard !names.isEmpty else { return [] }
    let (compiler, problem) = try DirectCompiler.ofSolution(chapter, context)
    if let problem { return [problem] }
    let text = section?.codeBlocks.filter { $0.info == "text" }.map(\.text).joined() ?? ""
    return try names.flatMap { name in
      let svg = try context.files.text(of: context.workspace.root / drawing(name))
      let figure = FigureDrawing(svg: svg)
      return silent(figure, name) + misdrawn(figure, name) + unnamed(figure, in: text)
        + (try differences(figure, name, compiler))
    }
  }

  private func silent(_ figure: FigureDrawing, _ name: String) -> [String] {
    figure.silentArrows == 0
      ? []
      : [
        "\(drawing(name)): \(figure.silentArrows.counted("arrow")) without an edge; write"
          + " data-edge=\"A owns B\" on each, or data-aside=\"…\" where it is none."
      ]
  }

  private func misdrawn(_ figure: FigureDrawing, _ name: String) -> [String] {
    figure.misdrawn.sorted().map {
      "\(drawing(name)): \"\($0)\" has the wrong arrow; marker-end=\"url(#weak)\" is for who knows"
        + " without owning, and for nobody else."
    }
  }

  private func unnamed(_ figure: FigureDrawing, in text: String) -> [String] {
    figure.nodes.filter { !text.contains($0) }.sorted().map {
      "\(chapter.page): the figure as text does not name \"\($0)\"."
    }
  }

  private func differences(
    _ figure: FigureDrawing, _ name: String, _ compiler: DirectCompiler
  ) throws -> [String] {
    let build = try compiler.compile(try source(name), into: "figure")
    let problems = Diagnostic.all(in: build.output)
    guard build.succeeded, problems.isEmpty else {
      return problems.isEmpty
        ? ["\(program(name)): \(build.output.suffix(400))"]
        : problems.prefix(3).map {
          "\($0.location.text(from: context.workspace.root)): \($0.message)"
        }
    }
    let run = try compiler.run("figure")
    guard run.succeeded else {
      let ending = DirectCompiler.ending(of: run, printing: run.output, codeFolder: folder)
      return ["\(program(name)): the program \(ending)"]
    }
    let found = Set(run.output.split(separator: "\n").map(String.init))
    let remarks = found.filter { FigureDrawing.ends(of: $0) == nil }
    let edges = found.subtracting(remarks)
    let told = remarks.sorted().map {
      "\(program(name)): \($0), which no figure can draw; look at Solutions/\(chapter.folder)."
    }
    // Where nothing can be told apart, that no edge is found says nothing of the drawing.
    return !remarks.isEmpty && edges.isEmpty ? told : told + differences(figure, edges, name)
  }

  private func differences(
    _ figure: FigureDrawing, _ found: Set<String>, _ name: String
  ) -> [String] {
    figure.edges.subtracting(found).sorted().map {
      "\(drawing(name)): draws \"\($0)\", and \(program(name)) finds no such edge; correct the figure."
    }
      + found.subtracting(figure.edges).sorted().map {
        "\(drawing(name)): does not draw \"\($0)\", which \(program(name)) finds; draw it, with"
          + " data-edge=\"\($0)\" on the arrow."
      }
  }

  /// The program, and what all of them share, as one file.
  private func source(_ name: String) throws -> String {
    let shared = try context.files.names(in: folder).filter {
      $0.hasSuffix(".swift") && $0.first?.isNumber == false
    }
    return try (["\(name).swift"] + shared.sorted()).map { file in
      let path = folder / file
      return "#sourceLocation(file: \"\(path)\", line: 1)\n"
        + (try context.files.text(of: path)) + "\n#sourceLocation()\n"
    }.joined()
  }
}

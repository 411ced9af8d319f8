/// The commands and paths that a document names in code, looked up where they should be.
struct NamedThings {
  let document: MarkdownDocument
  let context: GateContext

  func problems(on page: Path) -> [String] {
    let listed = document.codeBlocks.filter { $0.info == "console" }.flatMap { block in
      block.text.split(separator: "\n").enumerated().map { (String($1), block.line + 1 + $0) }
    }
    let inline = document.allBlocks.flatMap(\.texts).flatMap { text in
      codes(in: text.inlines).map { ($0, text.line) }
    }
    return (listed + inline).compactMap { code, line in
      problem(code).map { "\(context.shown(page)):\(line): \($0)" }
    }
  }

  private func codes(in inlines: [MarkdownInline]) -> [String] {
    inlines.flatMap { inline -> [String] in
      switch inline {
      case .code(let code): [code]
      case .strong(let inner), .emphasis(let inner), .link(let inner, _, _): codes(in: inner)
      case .text, .image, .lineBreak: []
      }
    }
  }

  private func problem(_ code: String) -> String? {
    let call = String((code.removing(prefix: "$ ") ?? code).prefix { $0 != "#" })
    if let range = call.firstRange(of: "swift run course") {
      return commandProblem(words(of: call[range.upperBound...]))
    }
    let folders = ["Chapters/", "Solutions/", "Tests/", "docs/"]
    guard folders.contains(where: { code.hasPrefix($0) }),
      !code.contains(where: { " *{<…".contains($0) }), !code.lowercased().contains("nn-")
    else { return nil }
    let path = code.split(separator: ":").first.map(String.init) ?? code
    if context.files.exists(context.workspace.root / path) { return nil }
    let target = context.workspace.root / path
    let names = (try? context.files.names(in: target.parent)) ?? []
    let near = Suggestion.nearest(to: target.name, among: names)
    return "\(path) does not exist." + (near.map { " Did you mean \($0)?" } ?? "")
  }

  /// The words of a call; quoted ones may hold blanks.
  private func words(of call: Substring) -> [String] {
    call.split(separator: "\"", omittingEmptySubsequences: false).enumerated().flatMap { part in
      part.offset % 2 == 1
        ? [String(part.element)] : part.element.split(separator: " ").map(String.init)
    }
  }

  /// A call is right when the command itself would understand it.
  private func commandProblem(_ words: [String]) -> String? {
    guard let name = words.first, !name.hasPrefix("-"), name.first?.isLowercase == true else {
      return nil
    }
    do {
      let command = try CommandTable.command(named: name)
      _ = try ParsedArguments(Array(words.dropFirst()), for: command)
      return nil
    } catch {
      return "\"course \(words.joined(separator: " "))\" is not understood: \(error)"
    }
  }
}

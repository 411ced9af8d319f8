/// The parts of the documents that are made from the course itself.
struct GeneratedTables {
  let workspace: Workspace
  let files: any FileSystem

  /// A document that is not what it should be.
  struct Difference: Equatable {
    let part: GeneratedPart
    let text: String
  }

  /// The documents whose generated part has drifted, with the text that they should have.
  func differences(_ chapters: [Chapter]) throws -> [Difference] {
    let misconceptions = MisconceptionTable(workspace: workspace, files: files)
    return try [ChapterTable.part(chapters), try misconceptions.part(chapters)].compactMap { part in
      let text = try files.text(of: workspace.root / part.document)
      let wanted = try part.put(into: text)
      return wanted == text ? nil : Difference(part: part, text: wanted)
    }
  }

  func write(_ difference: Difference) throws {
    try files.write(difference.text, to: workspace.root / difference.part.document)
  }
}

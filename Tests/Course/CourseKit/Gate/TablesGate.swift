/// The tables that are made from the chapters and their answers are what they would be if they were
/// made now.
enum TablesGate {
  static func findings(_ context: GateContext, _ roster: Roster) -> [GateFinding] {
    let tables = GeneratedTables(workspace: context.workspace, files: context.files)
    var finding = GateFinding(name: "the generated tables are up to date")
    do {
      finding.problems = try tables.differences(roster.chapters).map { difference in
        "\(difference.part.document): the table \"\(difference.part.name)\" is out of date."
          + " Run \"swift run course docs --tables\"."
      }
    } catch {
      finding.problems = ["\(error)"]
    }
    return [finding]
  }
}

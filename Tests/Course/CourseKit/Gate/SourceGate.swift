/// Each stub is exactly what its solution derives.
enum SourceGate {
  static func findings(
    _ chapter: Chapter, in roster: Roster, _ context: GateContext
  ) throws -> [GateFinding] {
    let name = "the stub is what the solution derives"
    let stubs = Stubs(workspace: context.workspace, files: context.files)
    do {
      let earlier = roster.chapters.filter { $0.number < chapter.number }
      return [
        GateFinding(
          name: "what is given is what an earlier chapter left",
          problems: try GivenFiles(chapter: chapter, earlier: earlier, stubs: stubs).problems()),
        GateFinding(
          name: name,
          problems: try stubs.differences(in: [chapter]).map {
            "\(context.shown($0.path)): \($0.problem). A learner's work is no fault and stays as it is;"
              + " an author whose solution is right runs \"swift run course stubs --write\"."
          }),
      ]
    } catch let failure as RegionFailure {
      return [GateFinding(name: name, problems: [failure.description])]
    }
  }
}

/// Which jobs the gate runs, and in which order.
enum GatePlan {
  /// The jobs for these chapters, or for the whole workspace; `only` leaves one area.
  static func jobs(
    _ chapters: [Chapter], wholeWorkspace: Bool, only: GateArea?, in session: Session
  ) throws -> [GateJob] {
    var jobs: [GateJob] = []
    if wholeWorkspace {
      // The longest job first, so that neither worker waits for the other at the end.
      jobs += [
        GateJob(area: .command, chapter: nil) { try CommandGate.findings($0) },
        GateJob(area: .structure, chapter: nil) { context in
          try StructureGate.findings(context, try session.roster())
        },
        GateJob(area: .structure, chapter: nil) { try ManifestGate.findings($0) },
        GateJob(area: .format, chapter: nil) { try FormatGate.findings($0) },
        GateJob(area: .docs, chapter: nil) { try DocsGate.findings($0) },
        GateJob(area: .tables, chapter: nil) { context in
          TablesGate.findings(context, try session.roster())
        },
        GateJob(area: .site, chapter: nil) { SiteGate.findings($0) },
      ]
    }
    for chapter in chapters {
      jobs.append(
        GateJob(area: .structure, chapter: chapter) { context in
          ChapterStructure(chapter: chapter, context: context).findings()
        })
      if !wholeWorkspace {
        jobs += [
          GateJob(area: .format, chapter: chapter) { try FormatGate.findings($0, of: chapter) },
          GateJob(area: .docs, chapter: chapter) { try DocsGate.findings($0, of: chapter) },
        ]
      }
      jobs += [
        GateJob(area: .source, chapter: chapter) {
          try SourceGate.findings(chapter, in: try session.roster(), $0)
        },
        GateJob(area: .solutions, chapter: chapter) { try SolutionGate.findings(chapter, $0) },
        GateJob(area: .stubs, chapter: chapter) { try StubGate.findings(chapter, $0) },
        GateJob(area: .pages, chapter: chapter) { context in
          try PageGate(chapter: chapter, context: context).findings()
        },
        GateJob(area: .figures, chapter: chapter) { context in
          try FigureGate(chapter: chapter, context: context).findings()
        },
      ]
      jobs += try answers(chapter, "wrong", .wrongAnswers, session)
      jobs += try answers(chapter, "right", .rightAnswers, session)
    }
    return jobs.filter { job in
      only == nil || job.area == only || only == .coverage && job.area == .wrongAnswers
    }
  }

  private static func answers(
    _ chapter: Chapter, _ kind: String, _ area: GateArea, _ session: Session
  ) throws -> [GateJob] {
    let folder = try session.workspace().answers / chapter.folder / kind
    guard session.effects.files.isFolder(folder) else { return [] }
    return try session.effects.files.files(below: folder).map { path in
      GateJob(area: area, chapter: chapter) { context in
        try AnswerGate(path: path, chapter: chapter, context: context).findings()
      }
    }
  }
}

import Foundation

/// What is known of the learner's progress: derived from verdicts, never typed in.
///
/// The verdicts lie in `.build/course` and are keyed by the content that they judge; without them
/// nothing is lost but the time to check again.
struct Progress {
  let workspace: Workspace
  let effects: Effects

  func standing(of chapter: Chapter) -> Standing {
    let stored = stored(chapter)
    let isStale = stored.map { $0.fingerprint != fingerprint(of: chapter) } ?? false
    return Standing(
      chapter: chapter, checks: stored?.checks ?? [], compiled: stored?.compiled ?? true,
      isStale: isStale, untouched: isStale ? [] : Set(stored?.untouched ?? []))
  }

  /// Keeps the verdicts of a whole run, or merges those of one step into what was known.
  ///
  /// `fingerprint` is that of the code before the run, so that a save during it is noticed.
  func record(
    _ outcome: ChapterOutcome, of chapter: Chapter, step: Int?, fingerprint: String
  ) throws(FileFailure) {
    let known = stored(chapter)
    let fresh = outcome.results.map {
      StoredCheck(step: $0.check.step, name: $0.check.name, verdict: $0.verdict.word)
    }
    var kept: [StoredCheck] = []
    var isCompiled = true
    if case .notCompiled = outcome.kind {
      isCompiled = false
      kept = known?.checks ?? []
    } else if let step {
      kept = known?.checks.filter { $0.step != step } ?? []
    }
    // Verdicts on two states of the code belong to neither.
    let isMixed = !kept.isEmpty && known?.fingerprint != fingerprint
    let untouched = UntouchedSteps(chapter, in: workspace, files: effects.files).numbers.sorted()
    let verdicts = StoredVerdicts(
      fingerprint: isMixed ? "mixed" : fingerprint,
      checks: (fresh + kept).sorted { $0.step < $1.step }, compiled: isCompiled,
      untouched: untouched.isEmpty ? nil : untouched)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
    guard let data = try? encoder.encode(verdicts) else { return }
    try effects.files.makeFolder(file(chapter).parent)
    try effects.files.write(Array(data), to: file(chapter))
  }

  /// Drops what is known of a chapter, since its files were replaced.
  func forget(_ chapter: Chapter) { try? effects.files.remove(file(chapter)) }

  private func stored(_ chapter: Chapter) -> StoredVerdicts? {
    guard let bytes = try? effects.files.read(file(chapter)) else { return nil }
    return try? JSONDecoder().decode(StoredVerdicts.self, from: Data(bytes))
  }

  private func file(_ chapter: Chapter) -> Path {
    workspace.state / "verdicts/\(chapter.folder).json"
  }

  /// Tells one state of the chapter, its tests and the toolchain from another.
  func fingerprint(of chapter: Chapter) -> String {
    var fingerprint = Fingerprint()
    if let toolchain = try? Toolchain.find(in: effects) {
      fingerprint.add(toolchain.fingerprint(in: effects.files))
    }
    for folder in [workspace.chapters / chapter.folder, workspace.tests / chapter.folder] {
      for file in (try? effects.files.files(below: folder)) ?? [] {
        fingerprint.add(file.name)
        fingerprint.add((try? effects.files.read(file)) ?? [])
      }
    }
    return fingerprint.text
  }
}

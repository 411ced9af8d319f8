import Synchronization

@testable import CourseKit

/// The sample's first chapter as a learner has it after some work, with a second file, and a disk
/// that fails on demand.
struct LearnersChapter: Sendable {
  static let folder: Path = "/course/Chapters/01-Greetings"
  static let presenter = folder / "Presenter.swift"
  static let style = folder / "Style.swift"
  static let added = folder / "Mine/Added notes.swift"

  static let styleStub = """
    // MARK: Step 2b · Style it.
    // End of step 2b

    """
  static let styleSolution = """
    // MARK: Step 2b · Style it.
    func style() {}
    // Stub:
    // End of step 2b

    """

  /// Every region is written, and something outside of them was changed as well.
  static let written = SampleCourse.stub
    .replacing("/// Shows a greeting.", with: "/// Shows my greeting.")
    .replacing("let reader = \"none\"", with: "let reader = \"mine\"")
    .replacing("// Your turn: call the reader.", with: "print(reader)")

  let course: SampleCourse

  init(_ texts: [Path: String?] = [:]) {
    course = SampleCourse()
    course.files.put(Self.styleSolution, at: "/course/Solutions/01-Greetings/Style.swift")
    course.files.put(Self.styleStub, at: Self.style)
    for (path, text) in texts {
      if let text { course.files.put(text, at: path) } else { course.files.take(path) }
    }
  }

  /// A chapter with everything that can happen to its files: one changed, one as it was at the
  /// start, one added.
  static func worked() -> LearnersChapter {
    LearnersChapter([presenter: written, added: "let mine = 1\n"])
  }

  /// The files of the chapter's folder.
  var files: [Path: String] { course.files.contents.filter { $0.key.isInside(Self.folder) } }

  /// The chapter as it was at the start.
  static let start = [presenter: SampleCourse.stub, style: styleStub]

  /// Runs one call of the command, and returns what it said.
  func run(_ arguments: String...) -> (code: ExitCode, output: String, error: String) {
    let call = SampleCourse.sharing(course)
    let code = Course.run(arguments, effects: call.effects)
    return (code, call.console.output, call.console.error)
  }

  var backups: [String] {
    (try? Backup(workspace: course.workspace, effects: course.effects).names()) ?? []
  }

  /// The files of a complete backup, by where they belong.
  func backup(_ name: String) -> [Path: String] {
    let files =
      (try? Backup(workspace: course.workspace, effects: course.effects).files(in: name)) ?? []
    return Dictionary(
      uniqueKeysWithValues: files.map { ($0.original, course.files.contents[$0.copy] ?? "") })
  }

  /// Whether all of these files are in their places, or else in one complete backup.
  func keeps(_ texts: [Path: String]) -> Bool {
    texts.allSatisfy { files[$0.key] == $0.value } || backups.contains { backup($0) == texts }
  }

  /// The changes of the disk that fail, counted from 1; the answer says whether it came to that.
  func refuse(_ count: Int, andAllAfter: Bool) -> @Sendable () -> Bool {
    let seen = Counter()
    course.files.refuseChanges("no space left on device") { _ in
      let number = seen.next()
      return andAllAfter ? number >= count : number == count
    }
    return { seen.value >= count }
  }

  /// From now on the disk works.
  func mend() { course.files.refuseChanges("") { _ in false } }
}

/// Counts from 1.
private final class Counter: Sendable {
  private let count = Mutex(0)
  var value: Int { count.withLock { $0 } }
  func next() -> Int {
    count.withLock { count in
      count += 1
      return count
    }
  }
}

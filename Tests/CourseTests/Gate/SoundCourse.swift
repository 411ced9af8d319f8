import Testing

@testable import CourseKit

/// A course of one chapter in which the gate finds nothing wrong, for tests that break one thing.
struct SoundCourse {
  let course: SampleCourse

  var files: MemoryFileSystem { course.files }

  init(_ change: (inout PlayedToolchain) -> Void = { _ in }) {
    var course = SampleCourse()
    for path in course.files.contents.keys where path.isInside(SampleCourse.root) {
      course.files.take(path)
    }
    for folder in ["Chapters", "Solutions", "Tests/Chapters"] {
      course.files.take("/course" / folder / "02-ClosureClocks")
    }
    course.files.put("", at: "/opt/swift/bin/docc")
    for (path, text) in Self.texts { course.files.put(text, at: "/course" / path) }
    var toolchain = PlayedToolchain(course)
    change(&toolchain)
    let played = toolchain
    course.processes = ScriptedProcessRunner { _, invocation, shouldStop in
      played.answer(invocation, shouldStop)
    }
    self.course = course
    renewTables()
  }

  /// Brings the generated tables up to date, without a trace in the log.
  private func renewTables() {
    let tables = GeneratedTables(workspace: course.workspace, files: files)
    let chapters = (try? course.session.roster().chapters) ?? []
    for difference in (try? tables.differences(chapters)) ?? [] {
      put(difference.text, at: difference.part.document)
    }
  }

  /// Adds the folders, the page and the hints of one more chapter, a copy of the first.
  func addChapter(_ number: Int, _ module: String) {
    let digits = (number < 10 ? "0" : "") + "\(number)"
    for (path, text) in Self.texts where path.contains("01-") {
      let copy = path.replacing("01-Greetings", with: "\(digits)-\(module)")
        .replacing("01-greetings", with: "\(digits)-\(module.lowercased())")
        .replacing("01-ownership", with: "\(digits)-ownership")
      let renamed = text.replacing("01-ownership", with: "\(digits)-ownership")
      files.put(renamed.replacing("# 1 · ", with: "# \(number) · "), at: "/course" / copy)
    }
    edit("Package.swift", "\n]", "\n  \"\(digits)-\(module)\",\n]")
    renewTables()
  }

  func text(of path: String) -> String { files.contents["/course" / path] ?? "" }

  func put(_ text: String, at path: String) { files.put(text, at: "/course" / path) }

  /// Replaces a piece of a file, which must be there.
  func edit(
    _ path: String, _ old: String, _ new: String,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let text = text(of: path)
    #expect(text.contains(old), "\(path) has no such text", sourceLocation: sourceLocation)
    files.put(text.replacing(old, with: new, maxReplacements: 1), at: "/course" / path)
  }

  /// Runs the gate, which must fail, and returns the failing lines with what is told below them.
  func red(
    _ arguments: String..., sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) -> String {
    let course = SampleCourse.sharing(course)
    let code = Course.run(["verify"] + arguments, effects: course.effects)
    #expect(code == .failed, sourceLocation: sourceLocation)
    var lines: [String] = []
    var isRed = false
    for line in course.console.output.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.isEmpty { break }
      if !line.hasPrefix("    ") { isRed = line.hasPrefix("✗") }
      if isRed { lines.append(String(line)) }
    }
    return lines.joined(separator: "\n")
  }

  /// Runs the gate, which must pass.
  func expectGreen(
    _ arguments: String..., sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let course = SampleCourse.sharing(course)
    let code = Course.run(["verify"] + arguments, effects: course.effects)
    #expect(code == .passed, "\(course.console.output)", sourceLocation: sourceLocation)
  }
}

import Foundation
import Testing

@testable import CourseKit

/// A course of one small chapter on the real disk, in a folder whose name is hard to handle.
final class SampleWorkspace: Sendable {
  /// The one that the tests of a suite with `.sampleWorkspace` share, and with it its build.
  @TaskLocal static var current: SampleWorkspace?

  static func shared() throws -> SampleWorkspace {
    try #require(current, "The suite lacks the trait .sampleWorkspace.")
  }

  struct Outcome {
    let status: Int32
    let output: String
    let error: String
  }

  let folder: TemporaryFolder
  var root: Path { folder.path }
  var code: Path { root / "Chapters/01-Sample/Sample.swift" }

  init() throws {
    folder = try TemporaryFolder()
    for (name, text) in Self.texts { try put(text, at: root / name) }
  }

  func put(_ text: String, at path: Path) throws {
    try Disk().makeFolder(path.parent)
    try Disk().write(text, to: path)
  }

  /// Writes the chapter anew, with these as the first variants of the second answer; the other
  /// variants are right.
  func answer(_ bodies: [String], besides: String = "") throws {
    try put(Self.code(bodies, besides: besides), at: code)
  }

  /// Runs one call of the real command without a terminal.
  func course(
    _ arguments: String..., at folder: Path? = nil, environment: [String: String] = [:]
  ) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CourseProgram.path.text)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: (folder ?? root).text)
    process.environment = CourseProgram.environment(environment)
    process.standardInput = FileHandle.nullDevice
    let output = try Sink(root / ".build/output")
    let error = try Sink(root / ".build/error")
    process.standardOutput = output.handle
    process.standardError = error.handle
    try process.run()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus, output: try output.text(), error: try error.text())
  }

  /// Programs that still run somewhere in the workspace, as far as the system tells.
  var programs: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.filter { Int32($0) != nil }.filter { name in
      let place = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(name)/cwd")
      return place.map { Path($0).isInside(root) } ?? false
    }
  }

  /// Whether the system has stopped this program, as Ctrl-Z does.
  func isStopped(_ program: String) -> Bool {
    let text = try? String(contentsOfFile: "/proc/\(program)/stat", encoding: .utf8)
    return text?.contains(") T ") ?? false
  }
}

/// A file that takes what a program writes, however much that is.
private struct Sink {
  let handle: FileHandle
  private let path: Path

  init(_ path: Path) throws {
    self.path = path
    try Disk().makeFolder(path.parent)
    try Disk().write("", to: path)
    handle = try FileHandle(forWritingTo: URL(fileURLWithPath: path.text))
  }

  func text() throws -> String { try Disk().text(of: path) }
}

/// Makes a workspace for a suite, and removes it afterwards.
struct SampleWorkspaceTrait: SuiteTrait, TestScoping {
  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await SampleWorkspace.$current.withValue(try SampleWorkspace()) { try await function() }
  }
}

extension Trait where Self == SampleWorkspaceTrait {
  static var sampleWorkspace: Self { Self() }
}

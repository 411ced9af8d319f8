import Foundation

@testable import CourseKit

/// A small workspace on the real disk, with the real toolchain behind the command.
struct RealCourse {
  private let folder: TemporaryFolder

  var root: Path { folder.path }

  /// Its first chapter holds only what a second one needs, and is never built.
  init() throws {
    folder = try TemporaryFolder()
    for (path, text) in Self.texts { try put(text, at: path) }
  }

  func put(_ text: String, at path: String) throws {
    try Disk().makeFolder((root / path).parent)
    try Disk().write(text, to: root / path)
  }

  /// Runs one call of the command; what it printed comes without the lines of what passed.
  func run(_ arguments: String...) -> (code: ExitCode, output: String) {
    let console = MemoryConsole()
    let effects = Effects(
      files: Disk(), processes: SystemProcessRunner(), console: console,
      environment: ProcessInfo.processInfo.environment, currentFolder: root,
      uptime: { ProcessInfo.processInfo.systemUptime },
      now: { Date().timeIntervalSince1970 },
      sleep: { Thread.sleep(forTimeInterval: $0) },
      timestamp: { "2026-11-30T09.15.02" })
    let code = Course.run(arguments, effects: effects)
    let lines = (console.output + console.error)
      .split(separator: "\n", omittingEmptySubsequences: false)
    return (code, lines.filter { !$0.hasPrefix("✓") }.joined(separator: "\n"))
  }

  /// Replaces a piece of a file, runs the gate over the new chapter, and puts the file back.
  func breaking(
    _ path: String, _ old: String, _ new: String, only area: GateArea
  ) throws -> (code: ExitCode, output: String) {
    let text = try Disk().text(of: root / path)
    try put(text.replacing(old, with: new), at: path)
    let result = run("verify", "2", "--only", area.rawValue)
    try put(text, at: path)
    let table = result.output.firstRange(of: "\n\narea ")?.lowerBound ?? result.output.endIndex
    return (result.code, String(result.output[..<table]))
  }

  private static let texts = [
    "Package.swift": """
    // swift-tools-version: 6.2
    import Foundation
    import PackageDescription

    let chapters = [
      "01-First"
    ]

    let environment = ProcessInfo.processInfo.environment
    let subject = environment["COURSE_SUBJECT"] ?? "Chapters"
    let settings: [SwiftSetting] =
      [.unsafeFlags(["-index-ignore-system-modules"])]
      + (environment["COURSE_STRICT"] == "1" ? [.treatAllWarnings(as: .error)] : [])
    var targets: [Target] = []
    for folder in chapters where folder.hasPrefix(environment["COURSE_CHAPTER"] ?? "") {
      let module = String(folder.dropFirst(3))
      targets += [
        .target(name: module, path: "\\(subject)/\\(folder)", swiftSettings: settings),
        .testTarget(
          name: "\\(module)Tests", dependencies: [.target(name: module)],
          path: "Tests/Chapters/\\(folder)", swiftSettings: settings),
      ]
    }
    let package = Package(name: "Sample", targets: targets, swiftLanguageModes: [.v6])

    """,
    ".swift-format": #"{ "version": 1, "lineLength": 100, "indentation": { "spaces": 2 } }"#,
    "README.md": "# Sample\n",
    "docs/01-first.md": "# 1 · First\n",
    "Tests/Chapters/01-First/Fixtures.swift": "",
    "Solutions/01-First/StepNotWritten.swift": """
    /// Thrown by a step's placeholder until it is written.
    public struct StepNotWritten: Error, CustomStringConvertible {
      let step: Int

      /// Creates the error of one placeholder.
      public init(_ step: Int) { self.step = step }

      /// Which step is missing.
      public var description: String { "Step \\(step) is not written yet" }
    }

    """,
  ]
}

import Foundation
import Testing

@testable import CourseKit

extension EndToEndTests {
  @Suite("A workspace or a toolchain that is broken", .serialized)
  struct BrokenWorkspaceTests {
    private let workspace: SampleWorkspace

    init() throws {
      workspace = try SampleWorkspace.shared()
      try workspace.answer([])
    }

    @Test("Without a terminal the status is told once")
    func status() throws {
      let outcome = try workspace.course()
      #expect(outcome.status == 0)
      #expect(outcome.output.hasPrefix("Dependency injection in Swift\n"))
      #expect(outcome.output.contains("swift run course check 1"))
      #expect(!outcome.output.contains("\u{1B}"))
    }

    @Test("Without swift along PATH it says what to install")
    func noSwift() throws {
      let outcome = try workspace.course("check", environment: ["PATH": "/nowhere"])
      #expect(outcome.status == ExitCode.broken.rawValue)
      #expect(
        outcome.error.hasPrefix("No Swift toolchain was found: no folder of PATH holds swift."))
      #expect(outcome.output.isEmpty)
    }

    @Test("Outside of the workspace it says where to go")
    func outside() throws {
      let elsewhere = try TemporaryFolder()
      let outcome = try workspace.course("check", at: elsewhere.path)
      #expect(outcome.status == ExitCode.broken.rawValue)
      #expect(outcome.error.replacing("\n", with: " ").contains("is not inside the course"))
    }

    @Test("Any folder of the workspace will do")
    func inside() throws {
      let outcome = try workspace.course("list", at: workspace.root / "Tests/Chapters/01-Sample")
      #expect(outcome.status == 0)
      #expect(outcome.output.hasPrefix("1 Sample  "))
    }

    @Test("A chapter that is gone is named, with the way to bring it back")
    func noChapter() throws {
      try Disk().remove(workspace.root / "Chapters/01-Sample")
      let outcome = try workspace.course("check")
      #expect(outcome.status == ExitCode.broken.rawValue)
      #expect(
        outcome.error == """
          There is no folder Chapters/01-Sample.
          Your editor or the trash may still have what you wrote. As it was last
          committed:
          git checkout -- Chapters/01-Sample

          """)
    }

    @Test("A file that is no text is named")
    func noText() throws {
      try Disk().write([0x6C, 0xFF], to: workspace.code)
      let outcome = try workspace.course("check")
      #expect(outcome.status == ExitCode.broken.rawValue)
      #expect(outcome.error.replacing("\n", with: " ").contains("it is not UTF-8 text"))
    }

    @Test("A place for the build that is no folder is named")
    func noBuildFolder() throws {
      let state = workspace.root / ".build/course"
      try? Disk().remove(state)
      try workspace.put("a file", at: state)
      defer { try? Disk().remove(state) }
      let outcome = try workspace.course("check")
      #expect(outcome.status == ExitCode.broken.rawValue)
      #expect(outcome.error.contains("Could not "))
      #expect(outcome.error.contains(".build/course"))
      #expect(try workspace.course("list").status == 0)
    }

    @Test("A file that may not be read is named", .enabled(if: TemporaryFolder.permissionsBind))
    func unreadable() throws {
      try workspace.folder.setMode(0o000, of: workspace.code)
      defer { try? workspace.folder.setMode(0o644, of: workspace.code) }
      let outcome = try workspace.course("check")
      #expect(outcome.status == ExitCode.broken.rawValue)
      #expect(outcome.error.replacing("\n", with: " ").contains("permission denied"))
    }

    @Test("A .build that may not be changed is told", .enabled(if: TemporaryFolder.permissionsBind))
    func readOnlyBuild() throws {
      let state = workspace.root / ".build/course"
      try Disk().makeFolder(state)
      for name in try Disk().names(in: state) { try Disk().remove(state / name) }
      try workspace.folder.setMode(0o500, of: state)
      defer { try? workspace.folder.setMode(0o755, of: state) }
      let outcome = try workspace.course("check")
      #expect(outcome.status == ExitCode.broken.rawValue)
      #expect(outcome.error.replacing("\n", with: " ").contains("permission denied"))
    }

    @Test("A reset and a restore on the real disk bring every byte back")
    func resets() throws {
      try Disk().write(Array("let mine = 1\r\n".utf8), to: workspace.code)
      let reset = try workspace.course("reset", "1")
      #expect(reset.status == 0)
      #expect(try Disk().text(of: workspace.code) == SampleWorkspace.stub)
      let name = try Disk().names(in: workspace.root / ".course/backups").first ?? ""
      #expect(reset.output.contains("swift run course restore \(name)\n"))
      #expect(try workspace.course("restore", name).status == 0)
      #expect(try Disk().read(workspace.code) == Array("let mine = 1\r\n".utf8))
    }
  }
}

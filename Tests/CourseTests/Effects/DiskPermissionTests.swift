import Testing

@testable import CourseKit

@Suite("The disk, without permission", .enabled(if: TemporaryFolder.permissionsBind))
struct DiskPermissionTests {
  private let disk = Disk()
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("A file that may not be read says so")
  func reads() throws {
    let file = try folder.put("secret", at: "file")
    try folder.setMode(0o000, of: file)
    #expect(throws: FileFailure(.read, file, reason: "permission denied")) {
      try disk.read(file)
    }
  }

  @Test("A folder that may not be changed keeps its files as they were")
  func writes() throws {
    let file = try folder.put("old", at: "file")
    try folder.setMode(0o500, of: folder.path)
    defer { try? folder.setMode(0o700, of: folder.path) }
    #expect(throws: FileFailure(.write, file, reason: "permission denied")) {
      try disk.write("new", to: file)
    }
    #expect(throws: FileFailure(.remove, file, reason: "permission denied")) {
      try disk.remove(file)
    }
    #expect(try disk.text(of: file) == "old")
  }
}

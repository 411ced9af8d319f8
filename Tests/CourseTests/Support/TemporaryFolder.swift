import Foundation

@testable import CourseKit

/// A folder on the real disk, with a name that is hard to handle, which is removed in the end.
final class TemporaryFolder: Sendable {
  let path: Path

  init() throws {
    let base = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    let folder = base.appending(path: "course tests \(UUID().uuidString) ä漢")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = Path(folder.path(percentEncoded: false))
  }

  deinit { try? FileManager.default.removeItem(atPath: path.text) }

  func put(_ bytes: [UInt8], at name: String) throws -> Path {
    let file = path / name
    try Data(bytes).write(to: URL(fileURLWithPath: file.text))
    return file
  }

  func put(_ text: String, at name: String) throws -> Path { try put(Array(text.utf8), at: name) }

  func link(_ name: String, to target: String) throws -> Path {
    let link = path / name
    try FileManager.default.createSymbolicLink(
      atPath: link.text, withDestinationPath: target)
    return link
  }

  func setMode(_ mode: Int, of path: Path) throws {
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path.text)
  }

  /// Whether the permissions of files bind this user; they do not bind root.
  static var permissionsBind: Bool { geteuid() != 0 }
}

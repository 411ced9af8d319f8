/// What the command does with files. The disk is one implementation; tests bring another, which
/// can be full, read-only or half-written on demand.
protocol FileSystem: Sendable {
  /// The bytes of a file.
  func read(_ path: Path) throws(FileFailure) -> [UInt8]

  /// Replaces a file in one step: after a failure or a kill, the old content is still there.
  func write(_ bytes: [UInt8], to path: Path) throws(FileFailure)

  /// Sets a file's modification time, in seconds since 1970.
  func setModified(_ seconds: Int, of path: Path) throws(FileFailure)

  /// What stands at a path, or `nil` where nothing does. Links are followed.
  func entry(at path: Path) -> FileEntry?

  /// The names in a folder, sorted.
  func names(in folder: Path) throws(FileFailure) -> [String]

  /// Makes a folder and those above it.
  func makeFolder(_ path: Path) throws(FileFailure)

  /// Removes a file or a folder with all that it holds; nothing there is no failure.
  func remove(_ path: Path) throws(FileFailure)

  /// Claims a file, which is made if need be, until the claim is let go or the process has ended,
  /// however it ends; `nil` while somebody else holds it.
  func claim(_ path: Path) throws(FileFailure) -> FileClaim?
}

extension FileSystem {
  func exists(_ path: Path) -> Bool { entry(at: path) != nil }
  func isFolder(_ path: Path) -> Bool { entry(at: path)?.isFolder == true }
  func isFile(_ path: Path) -> Bool { entry(at: path)?.isFolder == false }

  /// A text file's content, with line ends as `\n` and no byte order mark.
  ///
  /// Throws when the bytes are not UTF-8: a damaged file is reported, never repaired by guessing.
  func text(of path: Path) throws(FileFailure) -> String {
    let bytes = try read(path)
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw FileFailure(.read, path, reason: "it is not UTF-8 text; save it as UTF-8")
    }
    let unmarked =
      text.unicodeScalars.first == "\u{FEFF}" ? String(text.unicodeScalars.dropFirst()) : text
    guard unmarked.utf8.contains(13) else { return unmarked }
    // Some editors leave two carriage returns, so all in front of a newline go.
    var lines: [UInt8] = []
    for byte in unmarked.utf8 {
      if byte == 10 { while lines.last == 13 { lines.removeLast() } }
      lines.append(byte)
    }
    return String(decoding: lines, as: UTF8.self)
  }

  func write(_ text: String, to path: Path) throws(FileFailure) {
    try write(Array(text.utf8), to: path)
  }

  /// All files below a folder, sorted, hidden ones left out.
  func files(below folder: Path) throws(FileFailure) -> [Path] {
    var found: [Path] = []
    for name in try names(in: folder) where !name.hasPrefix(".") {
      let path = folder / name
      if isFolder(path) {
        found += try files(below: path)
      } else {
        found.append(path)
      }
    }
    return found
  }
}

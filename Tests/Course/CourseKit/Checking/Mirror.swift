/// Copies of chapters, which are built in place of the originals.
///
/// A build judges the copy, so a save in the middle cannot mix two states. And each changed copy
/// gets a modification time in a later second than before: the compiler's incremental build (6.3)
/// compares whole seconds only, and would judge the old code after two saves within one.
struct Mirror {
  let folder: Path
  let effects: Effects

  /// Makes the chapter hold exactly these files, named by their path below it.
  func lay(_ contents: [String: [UInt8]], as chapter: String) throws(FileFailure) {
    let files = effects.files
    let folder = folder / chapter
    let present = files.isFolder(folder) ? try files.files(below: folder) : []
    for stray in present where contents[stray.relative(to: folder)] == nil {
      try files.remove(stray)
    }
    for (name, bytes) in contents.sorted(by: { $0.key < $1.key }) {
      let path = folder / name
      if let known = try? files.read(path), known == bytes { continue }
      let before = (files.entry(at: path)?.modified ?? 0) / 1_000_000_000
      try files.makeFolder(path.parent)
      try files.write(bytes, to: path)
      try files.setModified(max(Int(effects.now()), before + 1), of: path)
    }
  }

  /// Makes the chapter a copy of the Swift files below `original`.
  func copy(_ original: Path, as chapter: String) throws(FileFailure) {
    var contents: [String: [UInt8]] = [:]
    for file in try effects.files.files(below: original) where file.name.hasSuffix(".swift") {
      contents[file.relative(to: original)] = try effects.files.read(file)
    }
    try lay(contents, as: chapter)
  }
}

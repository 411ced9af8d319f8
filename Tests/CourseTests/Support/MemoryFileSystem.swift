import Synchronization

@testable import CourseKit

/// Files that live in memory, and that fail when told to.
final class MemoryFileSystem: FileSystem {
  fileprivate struct State {
    var files: [Path: [UInt8]] = [:]
    var folders: Set<Path> = ["/"]
    var modified: [Path: Int] = [:]
    var unreadable: [Path: String] = [:]
    var refusal: (reason: String, applies: @Sendable (Path) -> Bool)?
    var tick = 0
    var log: [String] = []
    var claimed: Set<Path> = []
  }

  private let state = Mutex(State())
  private let now: @Sendable () -> Double

  /// `now` gives the seconds that new files are marked with; files written later are never marked
  /// the same.
  init(_ files: [Path: String] = [:], now: @escaping @Sendable () -> Double = { 0 }) {
    self.now = now
    for (path, text) in files { put(text, at: path) }
  }

  /// What was written, made and removed, in order.
  var log: [String] { state.withLock { $0.log } }

  /// All files by path, as text.
  var contents: [Path: String] {
    state.withLock { $0.files.mapValues { String(decoding: $0, as: UTF8.self) } }
  }

  /// Puts a file there, whatever was refused, and leaves no trace in the log.
  func put(_ text: String, at path: Path) { put(bytes: Array(text.utf8), at: path) }

  func put(bytes: [UInt8], at path: Path) {
    state.withLock { state in
      state.store(bytes, at: path, now())
      state.add(folder: path.parent)
    }
  }

  func putFolder(_ path: Path) { state.withLock { $0.add(folder: path) } }

  /// Takes a file or a folder away, and leaves no trace in the log.
  func take(_ path: Path) { state.withLock { $0.take(path) } }

  func makeUnreadable(_ path: Path, reason: String = "permission denied") {
    state.withLock { $0.unreadable[path] = reason }
  }

  func makeReadable(_ path: Path) { state.withLock { $0.unreadable[path] = nil } }

  /// From now on every change of a path to which this applies fails.
  func refuseChanges(
    _ reason: String, where applies: @escaping @Sendable (Path) -> Bool = { _ in true }
  ) {
    state.withLock { $0.refusal = (reason, applies) }
  }

  func read(_ path: Path) throws(FileFailure) -> [UInt8] {
    let found = state.withLock { ($0.unreadable[path], $0.files[path], $0.folders.contains(path)) }
    if let reason = found.0 { throw FileFailure(.read, path, reason: reason) }
    if found.2 { throw FileFailure(.read, path, reason: "it is a folder") }
    guard let bytes = found.1 else {
      throw FileFailure(.read, path, reason: "there is no such file")
    }
    return bytes
  }

  func write(_ bytes: [UInt8], to path: Path) throws(FileFailure) {
    try allow(.write, path)
    guard isFolder(path.parent) else {
      throw FileFailure(.write, path, reason: "there is no such file or folder")
    }
    state.withLock { state in
      state.store(bytes, at: path, now())
      state.log.append("write \(path)")
    }
  }

  func setModified(_ seconds: Int, of path: Path) throws(FileFailure) {
    try allow(.write, path)
    state.withLock { $0.modified[path] = seconds * 1_000_000_000 }
  }

  func entry(at path: Path) -> FileEntry? {
    state.withLock { state in
      if state.folders.contains(path) { return FileEntry(isFolder: true, size: 0, modified: 0) }
      return state.files[path].map {
        FileEntry(isFolder: false, size: $0.count, modified: state.modified[path] ?? 0)
      }
    }
  }

  func names(in folder: Path) throws(FileFailure) -> [String] {
    let (isThere, reason, names) = state.withLock { state in
      (
        state.folders.contains(folder), state.unreadable[folder],
        (Array(state.files.keys) + state.folders).filter { $0 != "/" && $0.parent == folder }
          .map(\.name).sorted()
      )
    }
    if let reason { throw FileFailure(.list, folder, reason: reason) }
    guard isThere else { throw FileFailure(.list, folder, reason: "there is no such folder") }
    return names
  }

  func makeFolder(_ path: Path) throws(FileFailure) {
    if isFolder(path) { return }
    try allow(.makeFolder, path)
    state.withLock { $0.add(folder: path) }
  }

  func remove(_ path: Path) throws(FileFailure) {
    guard exists(path) else { return }
    try allow(.remove, path)
    state.withLock { state in
      state.take(path)
      state.log.append("remove \(path)")
    }
  }

  func claim(_ path: Path) throws(FileFailure) -> FileClaim? {
    try allow(.write, path)
    guard state.withLock({ $0.claimed.insert(path).inserted }) else { return nil }
    return FileClaim { [self] in state.withLock { _ = $0.claimed.remove(path) } }
  }

  private func allow(_ operation: FileFailure.Operation, _ path: Path) throws(FileFailure) {
    let refusal = state.withLock { $0.refusal }
    guard let refusal, refusal.applies(path) else { return }
    throw FileFailure(operation, path, reason: refusal.reason)
  }
}

extension MemoryFileSystem.State {
  fileprivate mutating func store(_ bytes: [UInt8], at path: Path, _ now: Double) {
    tick += 1
    files[path] = bytes
    modified[path] = Int(now * 1_000_000_000) + tick
  }

  fileprivate mutating func add(folder: Path) {
    var folder = folder
    while folders.insert(folder).inserted { folder = folder.parent }
  }

  fileprivate mutating func take(_ path: Path) {
    files = files.filter { !$0.key.isInside(path) }
    folders = folders.filter { !$0.isInside(path) }
  }
}

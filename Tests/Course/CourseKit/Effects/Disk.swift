import Foundation

/// The real file system.
struct Disk: FileSystem {
  func read(_ path: Path) throws(FileFailure) -> [UInt8] {
    guard let entry = entry(at: path) else {
      throw FileFailure(.read, path, reason: "there is no such file")
    }
    if entry.isFolder { throw FileFailure(.read, path, reason: "it is a folder") }
    do {
      return Array(try Data(contentsOf: URL(fileURLWithPath: path.text)))
    } catch {
      throw FileFailure(.read, path, reason: Self.reason(error))
    }
  }

  func write(_ bytes: [UInt8], to path: Path) throws(FileFailure) {
    // A link is followed, so that replacing the file does not replace the link.
    let target = URL(fileURLWithPath: path.text).resolvingSymlinksInPath()
    do {
      try Data(bytes).write(to: target, options: .atomic)
    } catch {
      throw FileFailure(.write, path, reason: Self.reason(error))
    }
  }

  func setModified(_ seconds: Int, of path: Path) throws(FileFailure) {
    do {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: Double(seconds))], ofItemAtPath: path.text)
    } catch {
      throw FileFailure(.write, path, reason: Self.reason(error))
    }
  }

  func entry(at path: Path) -> FileEntry? {
    var status = stat()
    guard stat(path.text, &status) == 0 else { return nil }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return FileEntry(
      isFolder: status.st_mode & S_IFMT == S_IFDIR,
      size: Int(status.st_size),
      modified: Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
    )
  }

  func names(in folder: Path) throws(FileFailure) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder.text).sorted()
    } catch {
      let reason = exists(folder) ? Self.reason(error) : "there is no such folder"
      throw FileFailure(.list, folder, reason: reason)
    }
  }

  func makeFolder(_ path: Path) throws(FileFailure) {
    do {
      try FileManager.default.createDirectory(
        atPath: path.text, withIntermediateDirectories: true)
    } catch {
      throw FileFailure(.makeFolder, path, reason: Self.reason(error))
    }
  }

  func remove(_ path: Path) throws(FileFailure) {
    guard (try? FileManager.default.attributesOfItem(atPath: path.text)) != nil else { return }
    do {
      try FileManager.default.removeItem(atPath: path.text)
    } catch {
      throw FileFailure(.remove, path, reason: Self.reason(error))
    }
  }

  func claim(_ path: Path) throws(FileFailure) -> FileClaim? {
    let file = open(path.text, O_CREAT | O_RDWR | O_CLOEXEC, 0o666)
    guard file >= 0 else {
      throw FileFailure(.write, path, reason: String(cString: strerror(errno)).lowercased())
    }
    guard flock(file, LOCK_EX | LOCK_NB) == 0 else {
      let isHeld = errno == EWOULDBLOCK
      close(file)
      // Some network disks have no locks; there one goes on as before.
      return isHeld ? nil : FileClaim {}
    }
    return FileClaim { close(file) }
  }

  /// The system's own words where there are any; they name the cause (no space, no permission).
  static func reason(_ error: any Error) -> String {
    let error = error as NSError
    let underlying = error.userInfo[NSUnderlyingErrorKey] as? NSError ?? error
    if underlying.domain == NSPOSIXErrorDomain {
      return String(cString: strerror(Int32(underlying.code))).lowercased()
    }
    return switch CocoaError.Code(rawValue: error.code) {
    case .fileReadNoPermission, .fileWriteNoPermission: "permission denied"
    case .fileWriteOutOfSpace: "no space left on the disk"
    case .fileWriteVolumeReadOnly: "the disk is read-only"
    case .fileNoSuchFile, .fileReadNoSuchFile: "there is no such file or folder"
    default: error.localizedDescription
    }
  }
}

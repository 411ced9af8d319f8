import AccountScope
import Foundation
import Testing

/// A store of preferences that a check steers: it keeps a record of what is loaded, and may fail.
final class PreferenceShelf {
  private(set) var loads: [String] = []
  var answer: (_ accountID: String, _ key: String) throws -> String?

  init(_ answer: @escaping (String, String) throws -> String? = { "\($1) of \($0)" }) {
    self.answer = answer
  }

  func load(_ accountID: String, _ key: String) throws -> String? {
    loads.append("\(accountID)/\(key)")
    if loads.count > 50 {
      // An answer, and not an error, ends a loop that asks until it gets one.
      Issue.record("The loader was asked more than 50 times: something asks again and again.")
      return ""
    }
    return try answer(accountID, key)
  }

  func scope(_ accountID: String = "alice", _ absence: AbsencePolicy = .reload)
    -> AccountPreferenceScope
  {
    AccountPreferenceScope(accountID: accountID, absence: absence, load: load)
  }
}

/// An error that no type in the chapter knows.
struct LostConnection: Error, Equatable {
  let attempt: Int
}

/// A value that several threads may reach.
final class Locked<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) { self.value = value }

  func with<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}

/// A folder for one check, removed when the check is over.
final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(
      component: "account-scope-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Every file below `folder`, as its path from there.
  func files(below folder: URL) -> [String] {
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return (paths ?? []).filter { path in
      var isFolder: ObjCBool = false
      let file = folder.appending(path: path)
      return FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder)
        && !isFolder.boolValue
    }.sorted()
  }
}

/// Looks again and again, on a thread of its own, whether a file is there.
final class FileWatch: Sendable {
  private let record = Locked((looks: 0, absences: 0, isOver: false))

  init(_ file: URL) {
    let path = file.path
    Thread.detachNewThread { [record] in
      while !record.with({ $0.isOver }) {
        let isThere = FileManager.default.fileExists(atPath: path)
        record.with {
          $0.looks += 1
          $0.absences += isThere ? 0 : 1
        }
        Thread.sleep(forTimeInterval: 0.000_02)
      }
    }
  }

  var looks: Int { record.with { $0.looks } }
  var absences: Int { record.with { $0.absences } }
  func end() { record.with { $0.isOver = true } }
}

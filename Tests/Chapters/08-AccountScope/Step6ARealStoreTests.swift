import AccountScope
import Foundation
import Testing

@Suite("Step 6 ★ · A real store")
struct Step6ARealStoreTests {
  /// Account ids that servers really hand out, and some that they should not.
  private static let accounts = [
    "alice", "Alice", "bob", "a", "a/b", "a/b/c", "../bob", "..", ".", "", "alice.json", "a\\b",
    "a b", "a%2Fb", "a_b", "a:b", "alice\0", "👩‍🚀", "é", "CON",
    "user-a", "user-G", String(repeating: "x", count: 255), String(repeating: "x", count: 300),
    String(repeating: "x", count: 299) + "y",
  ]

  private func shown(_ account: String) -> String {
    account.count > 20 ? "\(account.count) letters" : "[\(account)]"
  }

  /// What is left of a whole file; `nil` where the file has no version in it to be changed.
  private func damage(_ whole: Data, by content: String) -> Data? {
    switch content {
    case "half": whole.prefix(whole.count / 2)
    case "version 2":
      String(data: whole, encoding: .utf8).flatMap { text in
        let newer = text.replacing("version 1", with: "version 2")
        return newer == text ? nil : Data(newer.utf8)
      }
    default: Data(content.utf8)
    }
  }

  private func reason(of error: any Error) -> String {
    error is CocoaError ? error.localizedDescription : "\(error)"
  }

  private let temporary: TemporaryFolder
  private let store: FilePreferenceStore

  init() throws {
    temporary = try TemporaryFolder()
    store = FilePreferenceStore(folder: temporary.url.appending(path: "outer/preferences"))
  }

  @Test("An account without a file has no preferences, and reading makes no file")
  func readsWithoutAFile() {
    let answer: String
    do {
      answer = try store.load(accountID: "alice", key: "displayName") ?? "absent"
    } catch {
      answer = "an error: \(type(of: error))"
    }
    #expect(
      answer == "absent",
      """
      An account that has saved nothing has no file, and that is no failure: all its preferences \
      are absent. Every account begins like this.
      """
    )
    #expect(temporary.files(below: temporary.url) == [], "Reading has made a file.")
  }

  @Test(
    "What was saved is loaded again, by another store too",
    arguments: ["Alice", "", "dark = light\n[x]", "\"{}\"", "👩‍🚀 é 李", "\r\n\t"])
  func loadsWhatWasSaved(text: String) throws {
    let another = FilePreferenceStore(folder: store.folder)
    try store.save(text, accountID: "alice", key: "motto")
    try another.save("dark", accountID: "alice", key: text)
    try store.save("large", accountID: "alice", key: "size")
    let values = try ["motto", text, "size", "font"].map {
      try another.load(accountID: "alice", key: $0) ?? "absent"
    }
    #expect(
      values == [text, "dark", "large", "absent"],
      """
      What comes back is not what was saved. Each save changes one preference and keeps all \
      others, whoever saved them, and any text must survive as a key and as a value.
      """
    )
    try store.save(nil, accountID: "alice", key: "motto")
    let rest = try ["motto", text].map {
      try store.load(accountID: "alice", key: $0) ?? "absent"
    }
    #expect(rest == ["absent", "dark"], "Saving `nil` removes this preference and no other.")
  }

  @Test("No two accounts share a file, and no file lies outside of the folder")
  func separatesAccounts() throws {
    var problems: [String] = []
    for account in Self.accounts {
      do {
        try store.save("of \(account)", accountID: account, key: "owner")
      } catch {
        problems.append("\(shown(account)) cannot be saved: \(reason(of: error))")
      }
    }
    var owners: [String: String] = [:]
    for account in Self.accounts {
      let path = store.file(ofAccount: account).path.lowercased()
      if let other = owners.updateValue(account, forKey: path) {
        problems.append("\(shown(account)) has the file of \(shown(other))")
      }
      let value = try? store.load(accountID: account, key: "owner")
      if value != "of \(account)" { problems.append("\(shown(account)) is not found again") }
    }
    problems += temporary.files(below: temporary.url)
      .filter { !$0.hasPrefix("outer/preferences/") }
      .map { "\($0) lies outside of the folder" }
    let someProblems = Array(problems.prefix(3))
    #expect(
      someProblems == [],
      """
      An account id is a text from outside and no file name: it may hold "/" or "..", be too long \
      for a name, or differ from another one by a capital letter only, which many disks ignore. \
      Encode every byte of it.
      """
    )
  }

  @Test(
    "A damaged file is reported and left as it is",
    arguments: ["", "{}", "half", "not a file of preferences", "[1, 2, 3]", "version 2"])
  func reportsDamage(content: String) throws {
    try store.save("Alice", accountID: "alice", key: "displayName")
    let file = store.file(ofAccount: "alice")
    let whole = try Data(contentsOf: file)
    guard let damaged = damage(whole, by: content) else { return }
    try damaged.write(to: file)
    let expected = PreferenceFileFailure.damaged(path: file.path)
    #expect(
      throws: expected,
      """
      A damaged file (\(content)) was read as if it were sound, or its error says something else. \
      Absent means "no file"; a file without sense, or of another format, is a failure to report.
      """
    ) {
      try store.load(accountID: "alice", key: "displayName")
    }
    #expect(
      throws: expected,
      "A save went through over a file that could not be read."
    ) {
      try store.save("dark", accountID: "alice", key: "theme")
    }
    let after = try Data(contentsOf: file)
    #expect(
      after == damaged,
      """
      The damaged file was changed. What is left in it may be all that the user has: report it, \
      and let somebody decide.
      """
    )
  }

  @Test("A file that belongs to somebody else is reported and left as it is")
  func reportsForeignFiles() throws {
    try store.save("Alice", accountID: "alice", key: "displayName")
    try store.save("Bob", accountID: "bob", key: "displayName")
    let file = store.file(ofAccount: "alice")
    let foreign = try Data(contentsOf: store.file(ofAccount: "bob"))
    try foreign.write(to: file)
    let expected = PreferenceFileFailure.foreign(path: file.path)
    #expect(
      throws: expected,
      """
      Bob's file lies in Alice's place, after a backup went wrong, and Alice is shown what is in \
      it. The file says whose it is: compare before you use it.
      """
    ) {
      try store.load(accountID: "alice", key: "displayName")
    }
    #expect(throws: expected, "A save for Alice went through over a file of Bob's.") {
      try store.save("dark", accountID: "alice", key: "theme")
    }
    let after = try Data(contentsOf: file)
    #expect(after == foreign, "Bob's file was changed by a save for Alice.")
  }

  @Test("A file that cannot be read is not an absent one")
  func reportsUnreadableFiles() throws {
    let file = store.file(ofAccount: "alice")
    try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
    var reports: [String] = []
    do { _ = try store.load(accountID: "alice", key: "theme") } catch { reports.append("load") }
    do { try store.save("x", accountID: "alice", key: "theme") } catch { reports.append("save") }
    #expect(
      reports == ["load", "save"],
      """
      Something is there that cannot be read (here a folder has the file's name), and it was taken \
      for no file. `try?` turns every reason into "nothing": ask whether the file exists.
      """
    )
  }

  @Test("A save replaces the file in one step")
  func replacesTheFile() throws {
    try store.save("Alice", accountID: "alice", key: "displayName")
    let file = store.file(ofAccount: "alice")
    let before = try Data(contentsOf: file)
    let reading = try FileHandle(forReadingFrom: file)
    defer { try? reading.close() }
    try store.save(String(repeating: "long ", count: 100), accountID: "alice", key: "motto")
    let seen = try reading.readToEnd() ?? Data()
    #expect(
      seen == before,
      """
      Somebody had opened the file before the save and now reads something half old, half new. \
      Write beside it and rename at the end: then a crash in the middle loses nothing.
      """
    )
    let files = temporary.files(below: store.folder)
    #expect(files.count == 1, "The save left another file behind in the folder.")
  }

  @Test("The file is there at every moment of a save")
  func keepsAFileThroughout() throws {
    try store.save("Alice", accountID: "alice", key: "displayName")
    let watch = FileWatch(store.file(ofAccount: "alice"))
    defer { watch.end() }
    for number in 1...5_000 where watch.looks < 400 && watch.absences == 0 {
      try store.save("Alice \(number)", accountID: "alice", key: "displayName")
    }
    #expect(
      watch.absences == 0,
      """
      There was no file for a moment, while a save was under way. Whoever reads then finds no \
      preferences, and a crash then loses all of them: let the new file take the old one's place, \
      and remove nothing first.
      """
    )
  }

  @Test("A scope works on files as it does on a closure")
  func worksInAScope() throws {
    try store.save("Alice", accountID: "alice", key: "displayName")
    let log = PreferenceShelf(store.load)
    let factory = AccountFeatureFactory(absence: .remember, load: log.load)
    let scope = factory.makeScope(accountID: "alice")
    let keys = ["displayName", "displayName", "theme", "theme"]
    let before = try keys.map { try AccountPreferenceLabel(scope: scope, key: $0).text() }
    try store.save("dark", accountID: "alice", key: "theme")
    try scope.update("dark", for: "theme")
    let after = try keys.map { try AccountPreferenceLabel(scope: scope, key: $0).text() }
    #expect(
      [before, after] == [
        ["Alice", "Alice", "Not configured", "Not configured"], ["Alice", "Alice", "dark", "dark"],
      ],
      """
      The labels do not show what is in the file. An account without a preference, and one without \
      a file, is absent for the loader; what was saved is told to the scope.
      """
    )
    #expect(
      log.loads == ["alice/displayName", "alice/theme"],
      "The file was read again although the scope knew the answer."
    )
  }

  @Test("What the first four steps promise holds on files as well")
  func keepsItsPromises() throws {
    try store.save("Alice", accountID: "alice", key: "displayName")
    let session = AccountSession(factory: AccountFeatureFactory(load: store.load))
    let alice = session.signIn(accountID: "alice")
    var seen = [read("displayName", in: alice), read("theme", in: alice)]
    let elsewhere = FilePreferenceStore(folder: store.folder)
    try elsewhere.save("dark", accountID: "alice", key: "theme")
    try elsewhere.save("Alice L.", accountID: "alice", key: "displayName")
    seen += [read("displayName", in: alice), read("theme", in: alice)]
    alice.invalidate("displayName")
    seen.append(read("displayName", in: alice))
    #expect(
      seen == ["Alice", "absent", "Alice", "dark", "Alice L."],
      """
      Another window saved a theme and a name. The theme was absent, so it is asked for again; the \
      name is known, and asked for again only after it was invalidated. A scope does not know what \
      its loader reads from.
      """
    )
    let bob = session.signIn(accountID: "bob")
    #expect(
      [read("displayName", in: alice), read("displayName", in: bob)] == ["closed", "absent"],
      "Bob signed in: Alice's scope is closed, and he, who has no file, has no preferences."
    )
    let file = store.file(ofAccount: "bob")
    // A store may give each account a folder of its own, which is not there before its first save.
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("half a fi".utf8).write(to: file)
    seen = [read("displayName", in: bob)]
    try FileManager.default.removeItem(at: file)
    try store.save("Bob", accountID: "bob", key: "displayName")
    seen.append(read("displayName", in: bob))
    #expect(
      seen == ["damaged", "Bob"],
      """
      Bob's file was damaged and then replaced by a good one. The failure must reach the reader, \
      and nothing may be kept of it.
      """
    )
  }

  private func read(_ key: String, in scope: AccountPreferenceScope) -> String {
    do {
      return try scope.value(for: key) ?? "absent"
    } catch AccountScopeFailure.closed {
      return "closed"
    } catch PreferenceFileFailure.damaged {
      return "damaged"
    } catch {
      return "\(error)"
    }
  }
}

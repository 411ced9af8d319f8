import Foundation

/// Keeps preferences in a folder, in one file for each account. Chapter 8, Step 6.
///
/// `load` is what a scope needs; saving is for the editor of the preferences. One store at a time
/// may save to a folder.
public struct FilePreferenceStore: Sendable {
  /// The folder of all files; it is made at the first save.
  public let folder: URL

  /// Creates a store and touches no file.
  public init(folder: URL) {
    self.folder = folder
  }

  /// Returns where the preferences of the account lie: a place inside ``folder`` that no other
  /// account has, whatever its id, also on a disk that takes "a" and "A" for the same.
  public func file(ofAccount accountID: String) -> URL {
    // MARK: Step 6a · A safe name for any account.
    folder.appending(path: "\(accountID).json")
    // End of step 6a
  }

  /// Returns the preference; `nil` where the account has no such preference, or no file.
  ///
  /// - Throws: ``PreferenceFileFailure``, or what the system says when the file cannot be read.
  public func load(accountID: String, key: String) throws -> String? {
    try preferences(ofAccount: accountID)[key]
  }

  /// Saves one preference, or removes it for `nil`, and keeps all others.
  ///
  /// - Throws: ``PreferenceFileFailure``, or what the system says; the file is then as before.
  public func save(_ value: String?, accountID: String, key: String) throws {
    // MARK: Step 6c · Replace the file as a whole.
    var preferences = try preferences(ofAccount: accountID)
    preferences[key] = value
    let data = try JSONEncoder().encode(
      PreferenceFile(accountID: accountID, preferences: preferences))
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try data.write(to: file(ofAccount: accountID))
    // End of step 6c
  }

  private func preferences(ofAccount accountID: String) throws -> [String: String] {
    // MARK: Step 6b · Read all of it, or say why not.
    let file = file(ofAccount: accountID)
    guard let data = try? Data(contentsOf: file),
      let stored = try? JSONDecoder().decode(PreferenceFile.self, from: data)
    else { return [:] }
    return stored.preferences
    // End of step 6b
  }
}

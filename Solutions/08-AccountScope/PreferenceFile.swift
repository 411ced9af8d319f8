/// What a preference file holds: which program wrote it, for which account, and the preferences.
///
/// Chapter 8, Step 6.
struct PreferenceFile: Codable, Equatable {
  /// Stands in each file that this app writes, and in no file of another program.
  static let format = "reading app preferences, version 1"

  var format = Self.format
  var accountID: String
  var preferences: [String: String]
}

/// A compile error about a name of Foundation, in a file that does not import it: the compiler says
/// only that there is no such name.
enum MissingImport {
  private static let members: Set<String> = [
    "trimmingCharacters", "components", "replacingOccurrences", "capitalized", "range",
    "addingPercentEncoding", "write", "timeIntervalSince",
  ]
  private static let types: Set<String> = [
    "Date", "UUID", "URL", "Data", "NSLock", "NSRecursiveLock", "NSCondition", "FileManager",
    "JSONEncoder", "JSONDecoder", "PropertyListEncoder", "PropertyListDecoder", "Thread",
    "TimeZone", "Locale", "Calendar", "CharacterSet", "ProcessInfo", "NSNumber", "NSString",
    "NSMapTable", "DateFormatter", "NumberFormatter", "TimeInterval",
  ]

  /// What to do about the error; `nil` where it is of another kind, or `text` imports Foundation.
  static func remedy(for error: Diagnostic, in text: String) -> String? {
    let quoted = error.message.split(separator: "'", omittingEmptySubsequences: false)
    let words = quoted.enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
    let name: String
    if error.message.contains("has no member"), let member = words.last, members.contains(member) {
      name = member
    } else if error.message.hasPrefix("cannot find"), let type = words.first,
      types.contains(type)
    {
      name = type
    } else {
      return nil
    }
    let imports = text.split(separator: "\n").contains { line in
      line.split(separator: " ").suffix(2) == ["import", "Foundation"]
    }
    return imports
      ? nil : "\(name) is part of Foundation. Write \"import Foundation\" at the top of the file."
  }
}

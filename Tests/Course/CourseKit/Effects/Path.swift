/// The place of a file or folder, as text with `/` between its parts.
struct Path: Hashable, Sendable, Comparable, CustomStringConvertible, ExpressibleByStringLiteral {
  let text: String

  init(_ text: String) {
    var text = Substring(text.replacingSeparators)
    while text.count > 1, text.hasSuffix("/") { text = text.dropLast() }
    self.text = String(text)
  }

  init(stringLiteral text: String) { self.init(text) }

  var description: String { text }
  var isAbsolute: Bool { text.hasPrefix("/") || text.dropFirst().hasPrefix(":/") }
  var name: String {
    text.lastIndex(of: "/").map { String(text[text.index(after: $0)...]) } ?? text
  }

  /// The folder that holds this path; the root is its own parent.
  var parent: Path {
    guard let slash = text.lastIndex(of: "/") else { return Path(".") }
    return slash == text.startIndex ? Path("/") : Path(String(text[..<slash]))
  }

  static func / (folder: Path, part: String) -> Path {
    let part = Path(part)
    if part.isAbsolute || folder.text.isEmpty { return part }
    if part.text.isEmpty || part.text == "." { return folder }
    return Path(
      folder.text.hasSuffix("/") ? folder.text + part.text : folder.text + "/" + part.text)
  }

  static func < (left: Path, right: Path) -> Bool { left.text < right.text }

  /// This path as seen from `folder`, or itself where it lies elsewhere.
  func relative(to folder: Path) -> String {
    if text == folder.text { return "." }
    let prefix = folder.text.hasSuffix("/") ? folder.text : folder.text + "/"
    return text.hasPrefix(prefix) ? String(text.dropFirst(prefix.count)) : text
  }

  /// Whether this path is `folder` or lies below it, without looking at the disk.
  func isInside(_ folder: Path) -> Bool {
    self == folder || relative(to: folder) != text
  }
}

extension String {
  fileprivate var replacingSeparators: String {
    #if os(Windows)
      return String(map { $0 == "\\" ? "/" : $0 })
    #else
      return self
    #endif
  }
}

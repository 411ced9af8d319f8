/// Words as docc reads them: what it would take for a mark stands behind a backslash.
enum DoccText {
  private static let marks = Set("\\`*_[]<>&|~#@{}")

  /// `text` inside a line.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text {
      if marks.contains(character) { escaped.append("\\") }
      escaped.append(character)
    }
    return escaped
  }

  /// `line` where a paragraph starts: it begins no list, quote or heading.
  static func asParagraph(_ line: String) -> String {
    guard let first = line.first else { return line }
    if "-+=".contains(first) { return "\\" + line }
    let digits = line.prefix { $0.isASCII && $0.isNumber }
    guard !digits.isEmpty, let next = line.dropFirst(digits.count).first, ".)".contains(next) else {
      return line
    }
    return digits + "\\" + line.dropFirst(digits.count)
  }

  /// `code` between backticks. Code that holds one itself becomes words: docc takes two or more in
  /// a row for a link to a declaration.
  static func code(_ code: String) -> String {
    code.contains("`") ? escaped(code) : "`\(code)`"
  }

  /// `text` as an argument of a directive.
  static func argument(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "").replacing("\"", with: "'") + "\""
  }
}

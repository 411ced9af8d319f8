@testable import CourseKit

/// The cells of a terminal, and what the few escape sequences do to them that the command writes.
struct TerminalScreen {
  private(set) var columns: Int
  private(set) var rows: Int
  private(set) var memory: [String] = []
  private(set) var erased: [String] = []
  private(set) var isFullScreen = false
  private(set) var row = 0
  private var column = 0
  private var lines: [[Character]]
  /// What comes back when the full screen is left.
  private var covered: (lines: [[Character]], row: Int, column: Int)?
  /// An escape sequence whose end has not been written yet.
  private var pending = ""

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    lines = Array(repeating: [], count: rows)
  }

  var visible: String {
    var shown = lines.map(Self.text)
    while shown.last?.isEmpty == true { shown.removeLast() }
    return shown.joined(separator: "\n")
  }

  /// Drops blank lines at the bottom first, as terminals do, and then scrolls.
  mutating func resize(_ columns: Int, _ rows: Int) {
    self.columns = columns
    while lines.count > rows {
      if row < lines.count - 1 { lines.removeLast() } else { scroll(keeping: rows) }
    }
    while lines.count < rows { lines.append([]) }
    self.rows = rows
    row = min(row, rows - 1)
  }

  mutating func write(_ text: String) {
    for character in text { put(character) }
  }

  private mutating func put(_ character: Character) {
    if !pending.isEmpty {
      pending.append(character)
      if pending.count > 2, character.isLetter {
        obey(pending.dropFirst(2))
        pending = ""
      }
      return
    }
    switch character {
    case "\u{1B}": pending = "\u{1B}"
    case "\r": column = 0
    case "\n", "\r\n": startLine()
    default: show(character)
    }
  }

  private mutating func obey(_ sequence: Substring) {
    switch sequence {
    case "?1049h":
      covered = (lines, row, column)
      lines = Array(repeating: [], count: rows)
      isFullScreen = true
    case "?1049l":
      if let covered { (lines, row, column) = covered }
      lines = Array((lines + Array(repeating: [], count: rows)).prefix(rows))
      row = min(row, rows - 1)
      isFullScreen = false
    case "K": erase(row...row, from: column)
    case "J": erase(row...(rows - 1), from: column)
    case _ where sequence.last == "H":
      let parts = sequence.dropLast().split(separator: ";").map { (Int($0) ?? 1) - 1 }
      row = min(parts.first ?? 0, rows - 1)
      column = min(parts.dropFirst().first ?? 0, columns - 1)
    default: break
    }
  }

  private mutating func show(_ character: Character) {
    if column + character.columns > columns { startLine() }
    var line = lines[row]
    while line.count < column + character.columns { line.append(" ") }
    if line[column] != " ", !isFullScreen { erased.append(Self.text(line)) }
    line[column] = character
    lines[row] = line
    column += character.columns
  }

  private mutating func startLine() {
    column = 0
    if row == rows - 1 { scroll(keeping: rows - 1) } else { row += 1 }
    while lines.count < rows { lines.append([]) }
  }

  private mutating func scroll(keeping count: Int) {
    while lines.count > count {
      let line = lines.removeFirst()
      if !isFullScreen { memory.append(Self.text(line)) }
    }
    row = min(row, max(0, count))
  }

  private mutating func erase(_ range: ClosedRange<Int>, from column: Int) {
    for (index, start) in zip(range, [column] + Array(repeating: 0, count: range.count - 1)) {
      let gone = lines[index].dropFirst(start)
      if !isFullScreen, gone.contains(where: { $0 != " " }) {
        erased.append(Self.text(lines[index]))
      }
      lines[index] = Array(lines[index].prefix(start))
    }
  }

  private static func text(_ line: [Character]) -> String {
    var line = line
    while line.last == " " { line.removeLast() }
    return String(line).replacing("\u{A0}", with: " ")
  }
}

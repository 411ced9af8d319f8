/// Two texts compared line by line.
struct LineDifference {
  enum Line: Equatable {
    case same(String)
    case removed(String)
    case added(String)
  }

  let lines: [Line]

  init(from old: [String], to new: [String]) {
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var lines: [Line] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if i < old.count, removed.contains(i) {
        lines.append(.removed(old[i]))
        i += 1
      } else if j < new.count, added.contains(j) {
        lines.append(.added(new[j]))
        j += 1
      } else {
        lines.append(.same(new[j]))
        i += 1
        j += 1
      }
    }
    self.lines = lines
  }

  var isEmpty: Bool { lines.allSatisfy { if case .same = $0 { true } else { false } } }

  /// As people know it from version control: `-` before a line of the old text, `+` before one of
  /// the new, and a few lines around each change. What is wider than `width` goes on in the next
  /// line, behind "↪".
  func unified(_ paint: Paint, context: Int = 3, width: Int? = nil) -> [String] {
    func marked(_ mark: String, _ line: String) -> [String] {
      let parts =
        width.map { line.replacing("\t", with: "    ").wrappedAsCode(to: max(1, $0 - 2)) } ?? [line]
      return parts.enumerated().map { ($0 == 0 ? mark : "↪ ") + $1 }
    }
    let changed = lines.indices.filter { if case .same = lines[$0] { false } else { true } }
    var shown: [String] = []
    var last = -1
    for index in lines.indices
    where changed.contains(where: { abs($0 - index) <= context }) {
      if index > last + 1 { shown.append(paint.dim("  ⋯")) }
      last = index
      switch lines[index] {
      case .same(let line): shown += marked("  ", line)
      case .removed(let line): shown += marked("- ", line).map(paint.red)
      case .added(let line): shown += marked("+ ", line).map(paint.green)
      }
    }
    if last >= 0, last < lines.count - 1 { shown.append(paint.dim("  ⋯")) }
    return shown
  }
}

extension String {
  /// This line of code cut after `room` columns at most, where a reader of code expects it.
  func wrappedAsCode(to room: Int) -> [String] {
    var parts: [String] = []
    var part = ""
    var used = 0
    for character in self {
      let columns = character.columns
      if used > 0, used + columns > room {
        let cut = Self.cut(in: part)
        parts.append(String(part[..<cut]))
        part = String(part[cut...])
        used = part.columns
      }
      part.append(character)
      used += columns
    }
    return parts + [part]
  }

  /// Behind the last blank in the second half of `part`, else behind the last opening bracket
  /// there, so that no name is cut in two; otherwise at its end.
  private static func cut(in part: String) -> String.Index {
    let half = part.index(part.startIndex, offsetBy: part.count / 2)
    let later = part[half...]
    let place = later.lastIndex(of: " ") ?? later.lastIndex { "([{".contains($0) }
    return place.map { part.index(after: $0) } ?? part.endIndex
  }
}

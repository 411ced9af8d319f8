extension String {
  /// How many columns a terminal needs for this text, with escape sequences and control characters
  /// taking none.
  ///
  /// - Complexity: O(*n*); ASCII is only counted.
  var columns: Int {
    let bytes = Array(utf8)[...]
    var columns = 0
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      let next = index + 1
      if byte == EscapeSequence.introducer {
        index = EscapeSequence.end(in: bytes, from: index)
      } else if byte < 0x80, next == bytes.count || bytes[next] < 0x80 {
        if byte >= 0x20, byte < 0x7F { columns += 1 }
        index = next
      } else {
        // An ASCII character may be the base of what follows, so it is measured together with it.
        var end = next
        while end < bytes.count, bytes[end] >= 0x80 { end += 1 }
        for character in String(decoding: bytes[index..<end], as: UTF8.self) {
          columns += character.columns
        }
        index = end
      }
    }
    return columns
  }
}

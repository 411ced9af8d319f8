extension ArraySlice<UInt8> {
  /// These bytes as text.
  var text: String { String(decoding: self, as: UTF8.self) }

  /// These bytes without the spaces and tabs at both ends.
  var trimmed: ArraySlice<UInt8> {
    var (start, end) = (startIndex, endIndex)
    while start < end, self[start] == 0x20 || self[start] == 0x09 { start += 1 }
    while end > start, self[end - 1] == 0x20 || self[end - 1] == 0x09 { end -= 1 }
    return self[start..<end]
  }

  /// Whether these bytes begin with `prefix`.
  func hasPrefix(_ prefix: StaticString) -> Bool {
    count >= prefix.utf8CodeUnitCount && matches(prefix, at: startIndex)
  }

  /// How many bytes equal to `byte` stand in a row from `start` on.
  func run(of byte: UInt8, from start: Int) -> Int {
    var end = start
    while end < endIndex, self[end] == byte { end += 1 }
    return end - start
  }

  /// Where `word` first stands at `start` or behind it.
  func firstIndex(of word: StaticString, from start: Int) -> Int? {
    let last = endIndex - word.utf8CodeUnitCount
    guard start <= last else { return nil }
    var index = start
    while index <= last {
      if matches(word, at: index) { return index }
      index += 1
    }
    return nil
  }

  private func matches(_ word: StaticString, at start: Int) -> Bool {
    word.withUTF8Buffer { buffer in
      var offset = 0
      while offset < buffer.count {
        if self[start + offset] != buffer[offset] { return false }
        offset += 1
      }
      return true
    }
  }
}

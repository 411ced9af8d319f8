/// Finds the parts of running text that emphasis marks cannot cut.
///
/// - Complexity: O(*n*) for ordinary text; a mark without its counterpart is looked for once.
struct InlineAtoms {
  private let bytes: ArraySlice<UInt8>
  /// The parts found, by the index at which they start.
  private(set) var atoms: [Int: InlineAtom] = [:]
  /// Where the newlines stand.
  private(set) var newlines: [Int] = []
  private var openBrackets: [Int] = []
  private var unclosedRuns: Set<Int> = []
  private var hasUnclosedComment = false

  init(_ bytes: [UInt8]) {
    self.bytes = bytes[...]
    var index = 0
    while index < bytes.count { index = step(at: index) }
  }

  /// Looks at one byte and answers where to look next.
  private mutating func step(at index: Int) -> Int {
    switch bytes[index] {
    case 0x5C:  // A backslash takes the meaning of what follows.
      return index + 2
    case 0x60:  // `
      return findCode(at: index)
    case 0x3C:  // <
      return findAngle(at: index)
    case 0x0A: newlines.append(index)
    case 0x5B:  // [
      openBrackets.append(index)
    case 0x5D:  // ]
      if let open = openBrackets.popLast() { return findLink(open, index) }
    default: break
    }
    return index + 1
  }

  /// A code span ends at the next row of as many backticks as it starts with.
  private mutating func findCode(at start: Int) -> Int {
    let length = bytes.run(of: 0x60, from: start)
    let behind = start + length
    guard !unclosedRuns.contains(length) else { return behind }
    var index = behind
    while index < bytes.endIndex {
      let run = bytes.run(of: 0x60, from: index)
      if run == length {
        atoms[start] = InlineAtom(kind: .code(behind..<index), end: index + run)
        return index + run
      }
      index += max(run, 1)
    }
    unclosedRuns.insert(length)
    return behind
  }

  private mutating func findAngle(at start: Int) -> Int {
    let rest = bytes[start...]
    if rest.hasPrefix("<!--"), !hasUnclosedComment {
      guard let end = bytes.firstIndex(of: "-->", from: start + 4) else {
        hasUnclosedComment = true
        return start + 1
      }
      atoms[start] = InlineAtom(kind: .comment, end: end + 3)
    } else if rest.hasPrefix("<br>") {
      atoms[start] = InlineAtom(kind: .lineBreak, end: start + 4)
    } else if rest.hasPrefix("<br/>") || rest.hasPrefix("<br />") {
      atoms[start] = InlineAtom(kind: .lineBreak, end: start + (rest.hasPrefix("<br/>") ? 5 : 6))
    } else if let address = InlineAtom.address(in: bytes, from: start + 1) {
      atoms[start] = InlineAtom(kind: .address(address), end: address.upperBound + 1)
    }
    return atoms[start]?.end ?? start + 1
  }

  private mutating func findLink(_ open: Int, _ close: Int) -> Int {
    guard let target = LinkTarget(in: bytes, from: close + 1) else { return close + 1 }
    let text = open + 1..<close
    if open > 0, bytes[open - 1] == 0x21, open == 1 || bytes[open - 2] != 0x5C {
      atoms[open - 1] = InlineAtom(kind: .image(text, target: target.text), end: target.end)
    } else {
      atoms[open] = InlineAtom(kind: .link(text, target: target.text), end: target.end)
    }
    return target.end
  }
}

extension InlineAtom {
  /// The address that stands between "<" and ">", such as `https://swift.org`.
  fileprivate static func address(in bytes: ArraySlice<UInt8>, from start: Int) -> Range<Int>? {
    var index = start
    var hasScheme = false
    while index < bytes.endIndex {
      switch bytes[index] {
      case 0x3E: return hasScheme ? start..<index : nil
      case 0x3A: hasScheme = hasScheme || index - start > 1
      case 0x00...0x20, 0x3C: return nil
      case 0x41...0x5A, 0x61...0x7A, 0x30...0x39, 0x2B, 0x2D, 0x2E: break
      default: if !hasScheme { return nil }
      }
      index += 1
    }
    return nil
  }
}

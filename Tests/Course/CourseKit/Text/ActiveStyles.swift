/// The styles that a terminal has switched on, after some escape sequences.
struct ActiveStyles {
  /// Switches every style off.
  static let reset = "\u{1B}[0m"

  /// A style with the code that ends it, such as 31 (red), which 39 ends.
  private struct Style {
    let codes: [Int]
    let end: Int
  }

  private var styles: [Style] = []

  var isEmpty: Bool { styles.isEmpty }

  /// The sequences that switch the active styles on again, in the order in which they came.
  var reopening: String {
    styles.map { "\u{1B}[\($0.codes.map(String.init).joined(separator: ";"))m" }.joined()
  }

  /// Takes over what `sequence` switches on or off; answers whether it is about styles at all.
  @discardableResult
  mutating func apply(_ sequence: ArraySlice<UInt8>) -> Bool {
    guard sequence.count > 2, sequence[sequence.startIndex + 1] == UInt8(ascii: "["),
      sequence[sequence.endIndex - 1] == UInt8(ascii: "m")
    else { return false }
    var codes: [Int] = []
    var code = 0
    for byte in sequence.dropFirst(2) {
      switch byte {
      case 0x30...0x39: code = min(code * 10 + Int(byte - 0x30), 1000)
      case UInt8(ascii: ";"), UInt8(ascii: ":"), UInt8(ascii: "m"):
        codes.append(code)
        code = 0
      default: return false
      }
    }
    apply(codes)
    return true
  }

  private mutating func apply(_ codes: [Int]) {
    var index = 0
    while index < codes.count {
      let code = codes[index]
      var length = 1
      if code == 38 || code == 48 {
        let form = index + 1 < codes.count ? codes[index + 1] : 0
        length = min(form == 2 ? 5 : 3, codes.count - index)
      }
      apply(code, Array(codes[index..<index + length]))
      index += length
    }
  }

  private mutating func apply(_ code: Int, _ codes: [Int]) {
    switch code {
    case 0: styles.removeAll()
    case 1, 2:
      styles.removeAll { $0.codes == codes }
      styles.append(Style(codes: codes, end: 22))
    case 3...9: open(codes, end: code + (code == 6 ? 19 : 20))
    case 30...38, 90...97: open(codes, end: 39)
    case 40...48, 100...107: open(codes, end: 49)
    default: styles.removeAll { $0.end == code }
    }
  }

  private mutating func open(_ codes: [Int], end: Int) {
    styles.removeAll { $0.end == end }
    styles.append(Style(codes: codes, end: end))
  }
}

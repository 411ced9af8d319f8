/// How the lines of a file end, to be kept when a part of it is replaced.
struct LineEnds: Equatable {
  private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  private let isCarriageReturned: Bool
  private let isMarked: Bool

  /// Lines end as the first one does.
  init(of bytes: [UInt8]) {
    isMarked = bytes.starts(with: Self.mark)
    let end = bytes.firstIndex(of: 10) ?? 0
    isCarriageReturned = end > 0 && bytes[end - 1] == 13
  }

  /// A text whose lines end in `\n`, with the file's own ends and its byte order mark.
  func applied(to text: String) -> String {
    (isMarked ? "\u{FEFF}" : "") + (isCarriageReturned ? text.replacing("\n", with: "\r\n") : text)
  }
}

/// The head of a request, as a browser sends it.
struct WebRequest: Equatable, Sendable {
  let method: String
  /// The path as it was sent, percent-encoded and with its query.
  let target: String

  init(method: String, target: String) {
    self.method = method
    self.target = target
  }

  /// Reads the first line of `head`; `nil` where that is no request.
  init?(head: [UInt8]) {
    let line = head.prefix { $0 != 0x0D && $0 != 0x0A }
    let words = line.split(separator: 0x20, omittingEmptySubsequences: false)
    guard words.count == 3, words[2].starts(with: Array("HTTP/1.".utf8)), !words[0].isEmpty,
      words[1].first == UInt8(ascii: "/"), line.allSatisfy({ $0 < 0x7F && $0 >= 0x20 })
    else { return nil }
    method = String(decoding: words[0], as: UTF8.self)
    target = String(decoding: words[1], as: UTF8.self)
  }
}

/// Collects what a program writes, however much that is: the beginning and the end are kept, and a
/// note says how much was left out between them.
struct BoundedOutput {
  private let limit: Int
  private var head: [UInt8] = []
  private var tail: [UInt8] = []
  private var dropped = 0

  /// Keeps at most about `limit` bytes at each end.
  init(limit: Int = 1 << 18) { self.limit = limit }

  mutating func append(_ bytes: some Collection<UInt8>) {
    let room = limit - head.count
    head.append(contentsOf: bytes.prefix(room))
    tail.append(contentsOf: bytes.dropFirst(room))
    if tail.count > 2 * limit {
      dropped += tail.count - limit
      tail.removeFirst(tail.count - limit)
    }
  }

  var text: String {
    if dropped == 0 { return String(decoding: head + tail, as: UTF8.self) }
    let start = String(decoding: head, as: UTF8.self)
    let end = String(decoding: tail, as: UTF8.self)
    return start + "\n… \(dropped) bytes left out …\n" + end
  }
}

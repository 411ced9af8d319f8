/// A short name for a content: the same for the same bytes, different for others.
///
/// FNV-1a over 64 bits: it tells saves apart, and is not meant to withstand an attacker.
struct Fingerprint {
  private var hash: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func add(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { buffer in
      for byte in buffer { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    }
    hash = (hash ^ 0xff) &* 0x100_0000_01b3
  }

  mutating func add(_ text: String) { add(Array(text.utf8)) }

  var text: String { String(hash, radix: 16) }
}

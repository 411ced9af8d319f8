import Testing

@testable import CourseKit

@Suite("Fingerprints")
struct FingerprintTests {
  private func fingerprint(_ texts: String...) -> String {
    var fingerprint = Fingerprint()
    for text in texts { fingerprint.add(text) }
    return fingerprint.text
  }

  @Test("The same content has the same fingerprint, on every machine")
  func same() {
    #expect(fingerprint("a", "b") == fingerprint("a", "b"))
    #expect(fingerprint() == "cbf29ce484222325")
  }

  @Test("Another content, or another cut of the same content, has another")
  func different() {
    let all = [
      fingerprint(), fingerprint(""), fingerprint("", ""), fingerprint("ab"),
      fingerprint("a", "b"), fingerprint("", "ab"), fingerprint("b", "a"),
    ]
    #expect(Set(all).count == all.count)
  }
}

import Testing

@testable import CourseKit

@Suite("Suggestions")
struct SuggestionTests {
  private let commands = ["check", "list", "hint", "read", "status"]

  @Test(
    "A word with few mistakes finds what was meant",
    arguments: [
      ("chek", "check"), ("hcekc", nil), ("chekc", "check"), ("lsit", "list"), ("hints", "hint"),
      ("reed", "read"), ("xyz", nil), ("", nil), ("c", nil), ("stauts", "status"),
      ("check", "check"),
    ] as [(String, String?)])
  func nearest(word: String, expected: String?) {
    #expect(Suggestion.nearest(to: word, among: commands) == expected)
  }

  @Test("Nothing is near where there is nothing")
  func noCandidates() {
    #expect(Suggestion.nearest(to: "check", among: []) == nil)
  }

  @Test(
    "Insertions, removals, replacements and swaps each count once",
    arguments: [
      ("", "", 0), ("", "abc", 3), ("abc", "", 3), ("abc", "abd", 1), ("abc", "acb", 1),
      ("abc", "xabc", 1), ("kitten", "sitting", 3), ("é", "e", 1),
    ])
  func edits(word: String, other: String, expected: Int) {
    #expect(Suggestion.edits(from: word, to: other) == expected)
    #expect(Suggestion.edits(from: other, to: word) == expected)
  }
}

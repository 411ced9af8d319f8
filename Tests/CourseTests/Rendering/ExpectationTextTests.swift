import Testing

@testable import CourseKit

@Suite("What was expected and what came")
struct ExpectationTextTests {
  /// The testing library's sentences, as Swift 6.3.1 writes them.
  static let expressions: [(String, String?, String?)] = [
    ("(presenter.message → \"x\") == \"y\"", "presenter.message == \"y\"", "\"x\""),
    ("(a → 1) == (b → 2)", "a == 2", "1"),
    ("(a → 1) == (b → 1)", "a == b", "a is 1, b is 1"),
    ("(n → 2) < 2", "n < 2", "2"),
    ("(list → [1, 2]).isEmpty → false", "list.isEmpty", "[1, 2]"),
    ("!((list → []).isEmpty → true → true)", "!list.isEmpty", "[]"),
    (
      "(a → SampleTests.Box) === (b → SampleTests.Box)", "a === b",
      "two objects, each SampleTests.Box"
    ),
    ("(a → nil) === (b → SampleTests.Box)", "a === b", "a is nil, b is SampleTests.Box"),
    (
      "(a → SampleTests.Box) !== (b → SampleTests.Box)", "a !== b",
      "one object for both, SampleTests.Box"
    ),
    ("(a → nil) != nil", "a != nil", "nil"),
    ("a → nil", "a", "nil"),
    ("(node → SampleTests.Node).next → nil → nil", "node.next", "nil"),
    ("(a → \"back\\\") == (b → 2)", "a == 2", "\"back\\\""),
    ("(a → \"x\") == (b → \"quo\"te) → (\")", "a == \"quo\"te) → (\"", "\"x\""),
    (
      "(Pair(a: 1) → a \"lone (quote) == (Pair(a: 2) → b)", "Pair(a: 1) == b",
      "a \"lone (quote"
    ),
    ("(\"a\\nb\" → \"a\nb\") == \"c\"", "\"a\\nb\" == \"c\"", "\"a\nb\""),
    ("(a → true) && (b → false)", "a && b", "not true: b"),
    ("(a → false) == (b → true)", "a == true", "false"),
    (
      "(number == 2 → true) && (voice is DeepVoice → false)", "number == 2 && voice is DeepVoice",
      "not true: voice is DeepVoice"
    ),
    (
      "(texts.count < 2 → false) || (texts == [\"x\"] → false)",
      "texts.count < 2 || texts == [\"x\"]", "not true: texts.count < 2; texts == [\"x\"]"
    ),
    (
      "(node.list[0] == 2 → false) && (node.flag() → <not evaluated>)",
      "node.list[0] == 2 && node.flag()", "not true: node.list[0] == 2"
    ),
    ("(node.label(of: 1) → \"n1\").isEmpty → false", "node.label(of: 1).isEmpty", "\"n1\""),
    ("(node.run(3) → 3) == 4", "node.run(3) == 4", "3"),
    ("(node.list → [1]).contains(3)", "node.list.contains(3)", "[1]"),
    ("((node.list.first ?? 0) → 1) == 3", "(node.list.first ?? 0) == 3", "1"),
    ("(x → 1) is (String → Int)", "x is String", "1, of type Int"),
    (
      "(a → cycle: A → B → A) is (CancellationError → Chain)", "a is CancellationError",
      "cycle: A → B → A, of type Chain"
    ),
    (
      "(a → .missing(\"Search\")) == .cycle([\"A\", \"B\", \"A\"])",
      "a == .cycle([\"A\", \"B\", \"A\"])", ".missing(\"Search\")"
    ),
    ("(s → \"a → b\") == \"c\"", "s == \"c\"", "\"a → b\""),
    (
      "(l → [\"a \\\"q\\\" b\", \"c\\\\\"]) == [\"x\"]", "l == [\"x\"]",
      "[\"a \\\"q\\\" b\", \"c\\\\\"]"
    ),
    ("(l[\"a\"] → 1) == 2", "l[\"a\"] == 2", "1"),
    ("([Chain()] → [cycle: A → B → A]) == []", "[Chain()] == []", "[cycle: A → B → A]"),
    ("(node.list.map { $0 + 1 } → [2]) == [3]", "node.list.map { $0 + 1 } == [3]", "[2]"),
    ("(m → \"\") == \"x\"", "m == \"x\"", "\"\""),
    ("(m → \"()\") == \"x\"", "m == \"x\"", "\"()\""),
    ("(f(\"→\") → 1) == 2", "f(\"→\") == 2", "1"),
    ("[1,2].allSatisfy { $0 > 1 }", "[1,2].allSatisfy { $0 > 1 }", nil),
    ("try node.err() == 4", "try node.err() == 4", nil),
    ("flag", "flag", nil),
    ("an error was expected but none was thrown", "an error", "none was thrown"),
    (
      "an error was thrown when none was expected: \"no\" of type E", "no error",
      "\"no\" of type E"
    ),
    (
      "expected error of type E, but \"Step, but 1\" of type F was thrown instead",
      "the error of type E", "\"Step, but 1\" of type F"
    ),
    (
      "expected error \"It is a value, but a class is needed.\" of type A.E, but \"No, but yes\" of"
        + " type F was thrown instead",
      "the error \"It is a value, but a class is needed.\" of type A.E", "\"No, but yes\" of type F"
    ),
    (
      "expected error \".missing(\"z\")\" of type E, but \".missing(\"x\")\" of type E was thrown"
        + " instead", "the error \".missing(\"z\")\" of type E", "\".missing(\"x\")\" of type E"
    ),
  ]

  @Test("Each sentence of a failed expectation is taken apart", arguments: expressions)
  func expectations(text: String, expected: String?, came: String?) {
    let read = ExpectationText("Expectation failed: " + text)
    #expect(read.expected == expected)
    #expect(read.came == came)
  }

  @Test(
    "Other sentences are shown as they are",
    arguments: [
      ("Issue recorded", nil),
      ("Caught error: it is broken", "an error was thrown: it is broken"),
      ("  padded \n", "padded"), ("", ""), ("Caught error: ", "Caught error:"),
    ] as [(String, String?)])
  func others(text: String, came: String?) {
    let read = ExpectationText(text)
    #expect(read.expected == nil)
    #expect(read.came == came)
  }

  @Test(
    "What cannot be taken apart is shown whole",
    arguments: [
      "(a → 1", "(a → \"x) y", "a) → 1", "((((a → 1", "(→)x", "(a → 1) b → (",
      String(repeating: "(", count: 100) + "a → 1",
    ])
  func broken(text: String) {
    let read = ExpectationText("Expectation failed: " + text)
    #expect(read.expected == nil)
    #expect(read.came == text)
  }

  @Test("A value of any length is read in a moment", arguments: ["(", ")", "\"", "→ ", "a → b, ("])
  func long(piece: String) {
    let value = String(repeating: piece, count: 20_000)
    let read = ExpectationText("Expectation failed: (a → \(value)) == (b → \(value))")
    #expect((read.expected ?? "") + (read.came ?? "") != "")
  }
}

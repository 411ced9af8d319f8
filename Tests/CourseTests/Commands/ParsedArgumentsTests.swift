import Testing

@testable import CourseKit

@Suite("The words and options of a call")
struct ParsedArgumentsTests {
  private let help = "\"course check --help\" lists what it understands."

  private func parse(_ arguments: String...) throws(CourseFailure) -> ParsedArguments {
    try ParsedArguments(arguments, for: CheckCommand.description)
  }

  @Test("Words and options come in any order")
  func order() throws {
    for arguments in [["1", "--step", "2", "--json"], ["--json", "--step=2", "1"]] {
      let parsed = try ParsedArguments(arguments, for: CheckCommand.description)
      #expect(parsed.words == ["1"])
      #expect(parsed.values == ["--step": "2"])
      #expect(parsed.flags == ["--json"])
    }
  }

  @Test("Nothing is nothing")
  func empty() throws {
    let parsed = try parse()
    #expect(parsed.words.isEmpty && parsed.flags.isEmpty && parsed.values.isEmpty)
  }

  @Test("The last of several values counts, and a value may hold an equals sign")
  func values() throws {
    #expect(try parse("--step=1", "--step", "2").values == ["--step": "2"])
    #expect(try parse("--subject=a=b/c d").values == ["--subject": "a=b/c d"])
    #expect(try parse("--timeout", "-1").values == ["--timeout": "-1"])
  }

  @Test(
    "An option without its value says what it needs",
    arguments: [["--step"], ["--step="], ["--step", ""], ["--step", "--json"], ["1", "--step"]])
  func missingValue(arguments: [String]) {
    #expect(throws: CourseFailure.usage("--step needs a value: --step K.", help)) {
      try ParsedArguments(arguments, for: CheckCommand.description)
    }
  }

  @Test("An option that takes no value refuses one", arguments: ["--json=yes", "--json="])
  func needlessValue(argument: String) {
    #expect(throws: CourseFailure.usage("--json takes no value.", help)) { try parse(argument) }
  }

  @Test(
    "An unknown option is named, with a suggestion where one is near",
    arguments: [
      ("--jsn", "--jsn", "Did you mean --json? "), ("--setp=2", "--setp", "Did you mean --step? "),
      ("--unknown", "--unknown", ""), ("--", "--", ""), ("-x", "-x", ""), ("-1", "-1", ""),
      ("--=", "--", ""), ("-=", "-", ""), ("--yes", "--yes", ""),
    ])
  func unknown(argument: String, name: String, suggestion: String) {
    #expect(
      throws: CourseFailure.usage(
        "\"course check\" does not know the option \"\(name)\".", suggestion + help)
    ) {
      try parse(argument)
    }
  }

  @Test("Too many words are refused at the first that is too many")
  func tooMany() {
    #expect(
      throws: CourseFailure.usage("\"course check\" does not know what to do with \"3\".", help)
    ) {
      try parse("1", "2", "3")
    }
  }

  @Test("Too few words are refused with what is needed")
  func tooFew() {
    #expect(
      throws: CourseFailure.usage(
        "\"course reset\" needs CHAPTER [STEP].",
        "\"course reset --help\" lists what it understands.")
    ) {
      try ParsedArguments([], for: ResetCommand.description)
    }
  }

  @Test("Help is given whatever the words are", arguments: [["--help"], ["-h"], ["a", "b", "-h"]])
  func help(arguments: [String]) throws {
    #expect(
      try ParsedArguments(arguments, for: CheckCommand.description).flags.contains("--help"))
  }

  @Test("A single dash is a word")
  func dash() throws {
    #expect(try parse("-").words == ["-"])
  }

  @Test(
    "A number must be whole and above zero",
    arguments: ["0", "-1", "abc", "1.5", "１", "99999999999999999999", " 1", "1s"])
  func notPositive(text: String) {
    #expect(
      throws: CourseFailure.usage(
        "--timeout needs a whole number above zero, not \"\(text)\".", "")
    ) {
      try parse("--timeout=" + text).positive("--timeout")
    }
  }

  @Test("A number above zero is read, and none is none")
  func positive() throws {
    #expect(try parse("--timeout", "30").positive("--timeout") == 30)
    #expect(try parse().positive("--timeout") == nil)
  }
}

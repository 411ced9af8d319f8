import Testing

@testable import CourseKit

@Suite("Documents that name what does not exist")
struct DocsGateTests {
  private let sound = SoundCourse()
  private let page = "docs/01-greetings.md"

  /// What the gate says of this line, put where the README or a page has its last line.
  private func red(_ line: String, in file: String = "README.md") -> String {
    sound.put(sound.text(of: file) + "\n" + line + "\n", at: file)
    return sound.red("--only", "docs")
  }

  @Test(
    "A link that leads nowhere is told with its line",
    arguments: [
      (
        "[a](docs/01-greeting.md)",
        "docs/01-greeting.md\" leads to docs/01-greeting.md, which does not exist. Did you mean"
          + " 01-greetings.md?"
      ),
      ("[a](docs/x.png)", "docs/x.png\" leads to docs/x.png, which does not exist."),
      ("![a](x.png)", "x.png\" leads to x.png, which does not exist."),
      ("**[a](x/y/z.md)**", "x/y/z.md\" leads to x/y/z.md, which does not exist."),
    ])
  func deadLink(line: String, problem: String) {
    #expect(
      red(line) == """
        ✗ -- docs      every link of 5 documents leads somewhere
            README.md:5: the link "\(problem)
        """)
  }

  @Test("Links are read from where the page lies")
  func relative() {
    #expect(
      red("[a](../README.md) [b](./01-greetings.md) [c](hints/../../docs/x.md)", in: page) == """
        ✗ -- docs      every link of 5 documents leads somewhere
            docs/01-greetings.md:71: the link "hints/../../docs/x.md" leads to docs/x.md, which \
        does not exist.
        """)
  }

  @Test(
    "A heading that does not exist gets a suggestion",
    arguments: [
      (
        "[a](docs/01-greetings.md#step-1--recieve-the-reader)",
        "docs/01-greetings.md#step-1--recieve-the-reader\" names a heading that"
          + " docs/01-greetings.md does not have. Did you mean \"#step-1--receive-the-reader\"?"
      ),
      (
        "[a](#the-curse)",
        "#the-curse\" names a heading that README.md does not have. Did you mean"
          + " \"#the-course\"?"
      ),
      (
        "[a](Package.swift#x)",
        "Package.swift#x\" names a heading that Package.swift does not have."
      ),
    ])
  func deadAnchor(line: String, problem: String) {
    #expect(
      red(line) == """
        ✗ -- docs      every link of 5 documents leads somewhere
            README.md:5: the link "\(problem)
        """)
  }

  @Test(
    "A link out of the repository's folder is dead for everybody else",
    arguments: ["../other.md", "docs/../../other.md", "../course/README.md", "../../../.."])
  func outside(target: String) {
    sound.files.put("there", at: "/other.md")
    #expect(
      red("[a](\(target))") == """
        ✗ -- docs      every link of 5 documents leads somewhere
            README.md:5: the link "\(target)" leads out of the repository's folder; nobody else \
        has what lies there.
        """)
  }

  @Test("Addresses in the net are left alone")
  func net() {
    sound.put("[a](https://swift.org/x#y) [b](mailto:a@b.org)\n", at: "README.md")
    sound.expectGreen("--only", "docs")
  }

  @Test(
    "A file that does not exist is told where it is named",
    arguments: [
      (
        "`Tests/Chapters/01-Greetings/Fixture.swift`",
        "Tests/Chapters/01-Greetings/Fixture.swift does not exist. Did you mean Fixtures.swift?"
      ),
      ("`docs/nothing-of-that-kind.md`", "docs/nothing-of-that-kind.md does not exist."),
      ("- **`Solutions/02-X`**", "Solutions/02-X does not exist."),
      ("| a |\n| --- |\n| `Chapters/02-X/Y.swift:12` |", "Chapters/02-X/Y.swift does not exist."),
    ])
  func file(line: String, problem: String) {
    let red = red(line)
    #expect(
      red.hasPrefix(
        "✗ -- docs      every file and command that they name exists\n    README.md:"))
    #expect(red.hasSuffix(": " + problem))
  }

  @Test("Patterns and placeholders name no file")
  func patterns() {
    sound.put(
      "`Chapters/NN-Name/` `docs/*.md` `Tests/Answers/<chapter>` `Solutions/…` `docs/nn-name.md`\n",
      at: "README.md")
    sound.expectGreen("--only", "docs")
  }

  @Test(
    "A command that would not be understood is told as the command itself tells it",
    arguments: [
      (
        "`swift run course chekc 1`",
        "README.md:5: \"course chekc 1\" is not understood: There is no command \"chekc\".\n"
          + "    Did you mean \"course check\"? \"course --help\" lists them all."
      ),
      (
        "```console\n$ cd course\n$ swift run course check --setp 1   # a comment\n```",
        "README.md:7: \"course check --setp 1\" is not understood: \"course check\" does not know the"
          + " option \"--setp\".\n    Did you mean --step? \"course check --help\" lists what it"
          + " understands."
      ),
      (
        "`swift run course new`",
        "README.md:5: \"course new\" is not understood: \"course new\" needs TITLE.\n"
          + "    \"course new --help\" lists what it understands."
      ),
    ])
  func command(line: String, problem: String) {
    #expect(
      red(line) == """
        ✗ -- docs      every file and command that they name exists
            \(problem)
        """)
  }

  @Test("Right commands are understood, with quotes, comments and options")
  func rightCommands() {
    sound.put(
      """
      ```console
      $ swift run course new "Service locator"
      swift run course verify 4 --only wrong-answers
      $ swift run course   # where you are
      $ swift run course --help
      $ swift test
      ```

      """, at: "README.md")
    sound.expectGreen("--only", "docs")
  }

  @Test("One chapter's share is its page and its hints")
  func ownShare() {
    sound.put("[dead](x.md)\n", at: "README.md")
    sound.expectGreen("1", "--only", "docs")
    sound.put("[dead](x.md)\n", at: "docs/hints/01-greetings.md")
    #expect(
      sound.red("1", "--only", "docs") == """
        ✗ 01 docs      every link of 2 documents leads somewhere
            docs/hints/01-greetings.md:1: the link "x.md" leads to docs/hints/x.md, which does \
        not exist.
        """)
  }
}

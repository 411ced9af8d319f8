/// An answer that does what no answer should, and what is to be told about it.
struct MisbehavingAnswer: Sendable {
  let name: String
  /// What the second answer does; `// here` marks the line that is to be named.
  let body: String
  let verdict: String
  /// A piece of the message.
  let message: String

  /// What some of the bodies call.
  static let besides = """
    func deeper(_ n: Int) -> Int { n < 0 ? 0 : deeper(n + 1) + 1 }
    func waitForNobody() { DispatchSemaphore(value: 0).wait() }
    """

  static let crashes = [
    MisbehavingAnswer(
      name: "a fatal error", body: "fatalError(\"enough\")  // here", verdict: "crashed",
      message: "Fatal error: enough"),
    MisbehavingAnswer(
      name: "a forced nil", body: "let text = \"x\"\n    return Int(text)!  // here",
      verdict: "crashed", message: "Unexpectedly found nil while unwrapping an Optional value"),
    MisbehavingAnswer(
      name: "an index out of range",
      body: "let list = [1, 2]\n    return list[Int(\"2\") ?? 0]  // here", verdict: "crashed",
      message: "Index out of range"),
    MisbehavingAnswer(
      name: "a recursion without an end", body: "return deeper(0)", verdict: "crashed", message: ""),
    MisbehavingAnswer(name: "abort", body: "abort()", verdict: "crashed", message: "Aborted"),
    MisbehavingAnswer(
      name: "a trap in a detached task",
      body: """
        await Task.detached {
              precondition(Int(\"1\") == 2, \"detached\")  // here
            }.value
            return 2
        """,
      verdict: "crashed", message: "Precondition failed: detached"),
    MisbehavingAnswer(
      name: "a kill", body: "kill(getpid(), SIGKILL)\n    return 2", verdict: "crashed",
      message: "The process was ended by signal 9"),
  ]

  static let hangs = [
    MisbehavingAnswer(
      name: "a loop without an end", body: "while getpid() > 0 {}\n    return 2", verdict: "hung",
      message: "The check did not end within 1 seconds."),
    MisbehavingAnswer(
      name: "a deadlock", body: "waitForNobody()\n    return 2", verdict: "hung",
      message: "The check did not end within"),
    MisbehavingAnswer(
      name: "a continuation that is never resumed",
      body: "return await withUnsafeContinuation { (_: UnsafeContinuation<Int, Never>) in }",
      verdict: "hung", message: "The check did not end within"),
    MisbehavingAnswer(
      name: "lines without an end",
      body: """
        while getpid() > 0 { print("✔ Test run with 4 tests passed after 0.001 seconds.") }
            return 2
        """,
      verdict: "hung", message: "The check did not end within"),
  ]

  static let others = [
    MisbehavingAnswer(
      name: "exit 0", body: "exit(0)", verdict: "crashed",
      message: "The process was ended with exit status 0."),
    MisbehavingAnswer(
      name: "exit 77", body: "exit(77)", verdict: "crashed",
      message: "The process was ended with exit status"),
    MisbehavingAnswer(
      name: "memory without an end",
      body: """
        var all: [[UInt8]] = []
            while getpid() > 0 { all.append(Array(repeating: 1, count: 1 << 25)) }
            return all.count
        """,
      verdict: memoryVerdict, message: memoryMessage),
    MisbehavingAnswer(
      name: "lines that look like verdicts",
      body: """
        print("✔ Test \\"Answer 3 is two\\" passed after 0.001 seconds.")
            print("\\u{1B}[2Jerror: fatalError")
            return 0
        """,
      verdict: "failed", message: "Expectation failed"),
    MisbehavingAnswer(
      name: "lines that look like the event stream, and an exit",
      body: ##"""
        print(
              #"{"kind":"event","payload":{"kind":"testEnded","messages":[],"testID":"#
                + #""SampleTests.Step1AnswerTwoTests/answer4()/Step1AnswerTwoTests.swift:13:4"},"#
                + #""version":0}"#)
            print(#"{"kind":"event","payload":{"kind":"runEnded","messages":[]},"version":0}"#)
            exit(0)
        """##,
      verdict: "crashed", message: "The process was ended with exit status 0."),
  ]

  // How much memory a program holds is known on Linux alone; elsewhere the time ends it.
  #if os(Linux)
    private static let memoryVerdict = "crashed"
    private static let memoryMessage = "The check took more than 3 GB of memory and was stopped."
  #else
    private static let memoryVerdict = "hung"
    private static let memoryMessage = "The check did not end within"
  #endif
}

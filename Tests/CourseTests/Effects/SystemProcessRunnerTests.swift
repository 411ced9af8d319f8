import Foundation
import Testing

@testable import CourseKit

@Suite("Programs on this machine")
struct SystemProcessRunnerTests {
  private let runner = SystemProcessRunner()

  private func shell(_ script: String, environment: [String: String] = [:]) -> Invocation {
    Invocation(
      program: "/bin/sh", arguments: ["-c", script], folder: "/", environment: environment)
  }

  @Test("The exit status is told", arguments: [0, 1, 3, 255] as [Int32])
  func status(status: Int32) throws {
    let outcome = try runner.run(shell("exit \(status)"))
    #expect(outcome == ProcessOutcome(end: .exited(status), output: ""))
    #expect(outcome.succeeded == (status == 0))
  }

  @Test("A signal is told from an exit", arguments: [6, 9, 15] as [Int32])
  func signal(number: Int32) throws {
    let outcome = try runner.run(shell("kill -\(number) $$"))
    #expect(outcome.end == .signalled(number))
    #expect(!outcome.succeeded)
  }

  @Test("Output and errors come together, in the order in which they were written")
  func output() throws {
    let outcome = try runner.run(shell("echo one; echo two >&2; printf 'drei é'"))
    #expect(outcome.output == "one\ntwo\ndrei é")
  }

  @Test("Bytes that are no text come as replacement characters")
  func noText() throws {
    #expect(try runner.run(shell(#"printf 'a\377b'"#)).output == "a\u{FFFD}b")
  }

  @Test("The program gets no input to wait for")
  func input() throws {
    #expect(try runner.run(shell("read line; echo \"got:$line\"")).output == "got:\n")
  }

  @Test("Arguments arrive as they are, with spaces, quotes and other letters")
  func arguments() throws {
    var invocation = shell(#"printf '%s|' "$@""#)
    invocation.arguments += ["sh", "a b", "\"'$HOME", "ü漢", ""]
    #expect(try runner.run(invocation).output == "a b|\"'$HOME|ü漢||")
  }

  @Test("The environment is the command's own with the given values on top")
  func environment() throws {
    let outcome = try runner.run(
      shell("echo \"$COURSE_CHAPTER:${PATH:+kept}\"", environment: ["COURSE_CHAPTER": "05"]))
    #expect(outcome.output == "05:kept\n")
  }

  @Test("The program runs in the given folder")
  func folder() throws {
    let folder = try TemporaryFolder()
    var invocation = shell("pwd -P")
    invocation.folder = folder.path
    let shown = try runner.run(invocation).output.trimmingSpaces
    #expect(Path(shown).name == folder.path.name)
  }

  @Test("A program that is not there is a failure that names it")
  func missing() throws {
    let program: Path = "/no such folder/swift"
    let failure = #expect(throws: ProcessFailure.self) {
      try runner.run(Invocation(program: program, arguments: [], folder: "/"))
    }
    #expect(failure?.program == program)
    #expect(failure?.description.hasPrefix("Could not start /no such folder/swift: ") == true)
    #expect(failure?.reason.contains("no such file") == true)
  }

  @Test("A folder or a file that is no program is a failure")
  func notExecutable() throws {
    let folder = try TemporaryFolder()
    let file = try folder.put("text", at: "file")
    for program in [folder.path, file] {
      #expect(throws: ProcessFailure.self) {
        try runner.run(Invocation(program: program, arguments: [], folder: "/"))
      }
    }
  }

  @Test("A folder to run in that is not there is a failure")
  func missingFolder() {
    var invocation = shell("true")
    invocation.folder = "/no such folder"
    #expect(throws: ProcessFailure.self) { try runner.run(invocation) }
  }

  @Test("Fifty megabytes of output are read to the end and kept in part")
  func largeOutput() throws {
    let outcome = try runner.run(
      shell("head -c 50000000 /dev/zero | tr '\\0' x; echo; echo the end"))
    let (size, start) = (outcome.output.utf8.count, String(outcome.output.prefix(3)))
    let end = String(outcome.output.suffix(10))
    let tellsTheGap = outcome.output.contains(" bytes left out …")
    #expect(outcome.succeeded)
    #expect(size < 4_000_000)
    #expect(start == "xxx")
    #expect(end == "x\nthe end\n")
    #expect(tellsTheGap)
  }

  @Test("A stopped program is ended with the programs that it started")
  func stops() throws {
    let folder = try TemporaryFolder()
    let file = folder.path / "grandchild"
    let inner = "echo $$ > \"$FILE.part\"; mv \"$FILE.part\" \"$FILE\"; while :; do sleep 60; done"
    let outcome = try runner.run(
      shell(
        "echo before; /bin/sh -c '\(inner)' & wait", environment: ["FILE": file.text])
    ) { _ in Disk().exists(file) }
    #expect(outcome.end == .stopped)
    #expect(!outcome.succeeded)
    let grandchild = try #require(Int32(try Disk().text(of: file).trimmingSpaces))
    #expect(hasEnded(grandchild))
  }

  @Test("Every running program is ended at once when the command is")
  func stopsAll() throws {
    let outcome = try runner.run(shell("while :; do sleep 60; done")) { _ in
      runner.stopAll()
      return false
    }
    #expect(outcome.end == .signalled(SIGKILL))
  }

  @Test("A program left behind with the output open is not waited for")
  func leftBehind() throws {
    let folder = try TemporaryFolder()
    let file = folder.path / "left"
    let outcome = try runner.run(
      shell("sleep 60 & echo $! > \"$FILE\"; echo done", environment: ["FILE": file.text]))
    #expect(outcome == ProcessOutcome(end: .exited(0), output: "done\n"))
    if let left = Int32(try Disk().text(of: file).trimmingSpaces) { kill(left, SIGKILL) }
  }

  @Test("The question whether to stop is not asked of a program that has ended")
  func asksNoMore() throws {
    var asked = 0
    _ = try runner.run(shell("true")) { _ in
      asked += 1
      return false
    }
    #expect(asked < 500)
  }

  /// A process that was just killed is gone, or is waiting to be collected by its parent.
  private func hasEnded(_ process: Int32) -> Bool {
    for _ in 0..<10_000 {
      if kill(process, 0) != 0 { return true }
      #if os(Linux)
        let status = FileManager.default.contents(atPath: "/proc/\(process)/stat") ?? Data()
        if String(decoding: status, as: UTF8.self).contains(") Z ") { return true }
      #endif
    }
    return false
  }
}

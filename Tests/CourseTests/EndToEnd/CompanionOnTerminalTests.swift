import Foundation
import Testing

@testable import CourseKit

extension EndToEndTests {
  @Suite("The companion on a terminal", .serialized)
  struct CompanionOnTerminalTests {
    private let workspace: SampleWorkspace

    init() throws {
      workspace = try SampleWorkspace.shared()
      try workspace.answer(["return 0"])
      // A run that a signal ended leaves its event stream behind.
      let state = workspace.root / ".build/course"
      for name in (try? Disk().names(in: state)) ?? []
      where name == "verdicts" || name.hasPrefix("events-") {
        try Disk().remove(state / name)
      }
    }

    private let keys = "h hint  n next  l list  r run again  d docs  q quit"

    @Test("A save turns a step green; hint, page and quit answer to a key")
    func session() throws {
      let command = try WatchedCommand(workspace)
      try command.sees("Start: step 1 · Answer two")
      try command.sees(keys)
      #expect(command.terminal.isRaw)
      command.press("r")
      try command.sees("✗ Step 1 · Answer 0 is two")
      #expect(command.screen.visible.hasSuffix(keys))
      command.press("h")
      try command.sees("1  What follows one?")
      command.press("d")
      try command.sees("Write two.")
      #expect(command.screen.isFullScreen)
      command.press("q")
      try command.wait("The screen from before") { !$0.screen.isFullScreen }
      try workspace.answer([])
      try command.sees("✓ Chapter 1 · Sample is done.")
      #expect(command.screen.visible.contains("✓ Step 1 · Answer two"))
      command.press("q")
      #expect(try command.ends() == 0)
      #expect(command.terminal.settings == command.before)
      let lost = command.screen.erased.filter { !$0.hasPrefix("Checking chapter") }
      #expect(lost == [])
      let told = command.screen.memory.joined(separator: "\n")
      #expect(told.contains("The second answer is not two."), "The failure was erased.")
    }

    @Test(
      "A signal ends it, and puts the terminal back as it was",
      arguments: [SIGINT, SIGTERM, SIGHUP])
    func signals(signal: Int32) throws {
      let command = try WatchedCommand(workspace)
      try command.sees(keys)
      command.send(signal)
      #expect(try command.ends() == 128 + signal)
      #expect(command.terminal.settings == command.before)
    }

    @Test("A signal while a page is open gives the screen from before back")
    func signalOnPage() throws {
      let command = try WatchedCommand(workspace)
      try command.sees(keys)
      command.press("d")
      try command.sees("q close")
      command.send(SIGTERM)
      #expect(try command.ends() == 128 + SIGTERM)
      #expect(!command.screen.isFullScreen)
      #expect(command.terminal.settings == command.before)
    }

    @Test(
      "A signal, and q, end a check that hangs with all that it started",
      arguments: [SIGTERM, nil])
    func endsRun(signal: Int32?) throws {
      try workspace.answer(["while getpid() > 0 {}\n    return 2"])
      let command = try WatchedCommand(workspace)
      try command.sees(keys)
      command.press("r")
      try command.wait("The check") { _ in hasStarted() }
      if let signal { command.send(signal) } else { command.press("q") }
      #expect(try command.ends() == signal.map { 128 + $0 } ?? 0)
      #expect(command.terminal.settings == command.before)
      try command.wait("The end of all programs") { _ in workspace.programs.isEmpty }
    }

    @Test("A terminal that is closed ends it, and the check that was running")
    func closed() throws {
      try workspace.answer(["while getpid() > 0 {}\n    return 2"])
      let command = try WatchedCommand(workspace)
      try command.sees(keys)
      command.press("r")
      try command.wait("The check") { _ in hasStarted() }
      command.press("\u{4}")
      #expect(try command.ends() == 0)
      try command.wait("The end of all programs") { _ in workspace.programs.isEmpty }
    }

    #if os(Linux)
      @Test("Ctrl-Z lets the check that is running stand still, and fg lets it go on")
      func stopsRun() throws {
        try workspace.answer(["while getpid() > 0 {}\n    return 2"])
        let command = try WatchedCommand(workspace)
        try command.sees(keys)
        command.press("r")
        try command.wait("The check") { _ in hasStarted() }
        command.send(SIGTSTP)
        try command.wait("The stop of all programs") { _ in
          workspace.programs.allSatisfy(workspace.isStopped)
        }
        command.send(SIGCONT)
        try command.wait("The go-ahead of all programs") { _ in
          !workspace.programs.contains(where: workspace.isStopped)
        }
        command.press("q")
        #expect(try command.ends() == 0)
        try command.wait("The end of all programs") { _ in workspace.programs.isEmpty }
      }

      @Test("Ctrl-Z gives a sane terminal, and fg takes the page up again")
      func stops() throws {
        let command = try WatchedCommand(workspace)
        try command.sees(keys)
        command.press("d")
        try command.sees("q close")
        command.send(SIGTSTP)
        try command.wait("The stop") { workspace.isStopped($0.program) }
        try command.wait("The screen from before") { !$0.screen.isFullScreen }
        #expect(command.terminal.settings == command.before)
        command.send(SIGCONT)
        try command.wait("The page") { $0.screen.isFullScreen && $0.terminal.isRaw }
        try command.sees("Write two.")
        command.press("q")
        try command.sees(keys)
        command.press("q")
        #expect(try command.ends() == 0)
        #expect(command.terminal.settings == command.before)
      }
    #endif

    @Test("It fits into 40 columns, and into what it is resized to")
    func resizes() throws {
      let command = try WatchedCommand(workspace, columns: 40, rows: 40)
      try command.sees("q quit")
      #expect(tooWide(command.screen.visible, 40) == [])
      command.press("r")
      try command.sees("The second answer is not two.")
      #expect(tooWide(command.screen.visible, 40) == [])
      command.resize(columns: 80, rows: 30)
      try command.sees(keys)
      #expect(command.screen.visible.hasPrefix("Chapter 1 · Sample  9 of 10 checks pass\n"))
      command.press("q")
      #expect(try command.ends() == 0)
    }

    @Test("The question before the reference is answered by a key, without an echo")
    func question() throws {
      let command = try WatchedCommand(workspace, arguments: ["solution", "1", "1"])
      try command.sees("Show the reference? [y/N]")
      command.press("y")
      try command.sees("+ reference")
      #expect(try command.ends() == 0)
      #expect(command.terminal.settings == command.before)
      #expect(!command.screen.visible.contains("] y"))
    }

    private func tooWide(_ text: String, _ columns: Int) -> [Substring] {
      text.split(separator: "\n").filter { $0.count > columns }
    }

    /// Whether a check has started, as its event stream tells.
    private func hasStarted() -> Bool {
      let state = workspace.root / ".build/course"
      let streams = ((try? Disk().names(in: state)) ?? []).filter { $0.hasPrefix("events-") }
      return streams.contains { name in
        let text = try? Disk().text(of: state / name)
        return text?.contains("\"testStarted\"") ?? false
      }
    }
  }
}

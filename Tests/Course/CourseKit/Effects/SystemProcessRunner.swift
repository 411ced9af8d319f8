import Foundation
import Synchronization

/// Runs programs on this machine.
final class SystemProcessRunner: ProcessRunner {
  private let running = Mutex<Set<Int32>>([])
  private let isClosed = Mutex(false)

  func run(
    _ invocation: Invocation, shouldStop: (RunningProgram) -> Bool
  ) throws(ProcessFailure) -> ProcessOutcome {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: invocation.program.text)
    process.arguments = invocation.arguments
    process.currentDirectoryURL = URL(fileURLWithPath: invocation.folder.text)
    process.environment = ProcessInfo.processInfo.environment
      .merging(invocation.environment) { $1 }
    process.standardInput = FileHandle.nullDevice

    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    let output = Mutex(BoundedOutput())
    let ended = DispatchSemaphore(value: 0)
    let drained = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    do {
      try Self.withSignalsOpen { try process.run() }
    } catch {
      throw ProcessFailure(program: invocation.program, reason: Disk.reason(error))
    }
    // A thread of its own, since the handler that Foundation offers misses the end now and then.
    Thread.detachNewThread {
      while case let data = pipe.fileHandleForReading.availableData, !data.isEmpty {
        output.withLock { $0.append(data) }
      }
      drained.signal()
    }
    let identifier = process.processIdentifier
    _ = running.withLock { $0.insert(identifier) }
    defer {
      _ = running.withLock { $0.remove(identifier) }
      waitWhereClosed()
    }
    if isClosed.withLock({ $0 }) { ProcessTree.end(identifier) }

    let program = RunningProgram(
      residentBytes: { ProcessTree.residentBytes(identifier) },
      tellWhereItIs: { ProcessTree.askWhere(identifier) })
    var stopped = false
    var end: ProcessOutcome.End?
    while end == nil {
      if ended.wait(timeout: .now() + .milliseconds(10)) == .success {
        let status = process.terminationStatus
        end = process.terminationReason == .exit ? .exited(status) : .signalled(status)
      } else {
        end = Self.end(of: identifier)
        if end == nil, !stopped, shouldStop(program) {
          stopped = true
          ProcessTree.end(identifier)
        }
      }
    }
    // Something that the program left behind may hold the pipe open for ever.
    _ = drained.wait(timeout: .now() + .seconds(1))
    let text = output.withLock { $0.text }
    return ProcessOutcome(end: stopped ? .stopped : end ?? .stopped, output: text)
  }

  /// How a program ended whose end Foundation has not noticed: on Linux it waits for everything
  /// that the program left behind as well.
  private static func end(of process: Int32) -> ProcessOutcome.End? {
    #if os(Linux)
      var info = siginfo_t()
      let found = waitid(P_PID, id_t(process), &info, WEXITED | WNOHANG | WNOWAIT) == 0
      guard found, info.si_signo == SIGCHLD else { return nil }
      let status = info._sifields._sigchld.si_status
      return Int(info.si_code) == Int(CLD_EXITED) ? .exited(status) : .signalled(status)
    #else
      return nil
    #endif
  }

  /// A program starts with the signal mask of the thread that starts it, and worker threads block
  /// most signals; a program that inherits that cannot be asked to end.
  private static func withSignalsOpen(_ body: () throws -> Void) rethrows {
    #if os(Windows)
      try body()
    #else
      var open = sigset_t()
      var before = sigset_t()
      sigemptyset(&open)
      pthread_sigmask(SIG_SETMASK, &open, &before)
      defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
      try body()
    #endif
  }

  /// Ends every program that is running now, with all that it started.
  func stopAll() {
    for identifier in running.withLock({ $0 }) { ProcessTree.end(identifier) }
  }

  /// Ends every program, and lets nobody go on with what came of it: for the moment before the
  /// command itself ends.
  func close() {
    isClosed.withLock { $0 = true }
    stopAll()
  }

  /// Lets every program stand still, or go on, together with the command.
  func pauseAll(_ isPaused: Bool) {
    for identifier in running.withLock({ $0 }) { ProcessTree.pause(identifier, isPaused) }
  }

  private func waitWhereClosed() {
    while isClosed.withLock({ $0 }) { Thread.sleep(forTimeInterval: 1) }
  }
}

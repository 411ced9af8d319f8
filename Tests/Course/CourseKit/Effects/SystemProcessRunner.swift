import Foundation
import Synchronization

/// Runs programs on this machine.
final class SystemProcessRunner: ProcessRunner {
  private let running = Mutex<Set<Int32>>([])

  func run(
    _ invocation: Invocation, shouldStop: () -> Bool
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
    pipe.fileHandleForReading.readabilityHandler = { handle in
      let data = handle.availableData
      if data.isEmpty {
        handle.readabilityHandler = nil
        drained.signal()
      } else {
        output.withLock { $0.append(data) }
      }
    }

    do {
      try process.run()
    } catch {
      pipe.fileHandleForReading.readabilityHandler = nil
      throw ProcessFailure(
        program: invocation.program, reason: (error as NSError).localizedDescription)
    }
    let identifier = process.processIdentifier
    _ = running.withLock { $0.insert(identifier) }
    defer { _ = running.withLock { $0.remove(identifier) } }

    var stopped = false
    while ended.wait(timeout: .now() + .milliseconds(10)) == .timedOut {
      if !stopped, shouldStop() {
        stopped = true
        ProcessTree.end(identifier)
      }
    }
    // Something that the program left behind may hold the pipe open for ever.
    _ = drained.wait(timeout: .now() + .seconds(stopped ? 0 : 1))
    pipe.fileHandleForReading.readabilityHandler = nil
    let text = output.withLock { $0.text }
    if stopped { return ProcessOutcome(end: .stopped, output: text) }
    return process.terminationReason == .exit
      ? ProcessOutcome(end: .exited(process.terminationStatus), output: text)
      : ProcessOutcome(end: .signalled(process.terminationStatus), output: text)
  }

  /// Ends every program that is running now, with all that it started.
  func stopAll() {
    for identifier in running.withLock({ $0 }) { ProcessTree.end(identifier) }
  }
}

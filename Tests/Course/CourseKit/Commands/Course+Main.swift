import Foundation

extension Course {
  /// Runs the command for this process and ends it with the command's exit status.
  ///
  /// This is the one place that hands in the real effects, and the one that ends the process.
  public static func main() -> Never {
    signal(SIGPIPE, SIG_IGN)
    let runner = SystemProcessRunner()
    let keyboard = SystemKeyboard()
    let sources = [SIGINT, SIGTERM, SIGHUP].map { endOnSignal($0, runner, keyboard) }
    let environment = ProcessInfo.processInfo.environment
    let effects = Effects(
      files: Disk(),
      processes: runner,
      console: SystemConsole(),
      keyboard: keyboard,
      environment: environment,
      currentFolder: Path(FileManager.default.currentDirectoryPath),
      uptime: { ProcessInfo.processInfo.systemUptime },
      now: { Date().timeIntervalSince1970 },
      sleep: { Thread.sleep(forTimeInterval: $0) },
      timestamp: { timestamp(Date()) })
    let code = run(Array(CommandLine.arguments.dropFirst()), effects: effects)
    withExtendedLifetime(sources) { exit(code.rawValue) }
  }

  /// A program that is being run is ended with the command, not left behind.
  private static func endOnSignal(
    _ number: Int32, _ runner: SystemProcessRunner, _ keyboard: SystemKeyboard?
  ) -> any DispatchSourceSignal {
    signal(number, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
    source.setEventHandler {
      runner.stopAll()
      keyboard?.restore()
      exit(128 + number)
    }
    source.resume()
    return source
  }

  private static func timestamp(_ date: Date) -> String {
    let parts = Calendar(identifier: .gregorian)
      .dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
    func digits(_ value: Int?, _ count: Int = 2) -> String {
      let text = String(value ?? 0)
      return String(repeating: "0", count: max(0, count - text.count)) + text
    }
    return "\(digits(parts.year, 4))-\(digits(parts.month))-\(digits(parts.day))"
      + "T\(digits(parts.hour)).\(digits(parts.minute)).\(digits(parts.second))"
  }
}

import Foundation

extension Course {
  /// Runs the command for this process and ends it with the command's exit status.
  ///
  /// This is the one place that hands in the real effects, and the one that ends the process.
  public static func main() -> Never {
    signal(SIGPIPE, SIG_IGN)
    let runner = SystemProcessRunner()
    let keyboard = SystemKeyboard()
    let clock = WorkingClock()
    let sources =
      [SIGINT, SIGTERM, SIGHUP].map { endOnSignal($0, runner, keyboard) }
      + standStillOnSignal(runner, keyboard, clock)
    let environment = ProcessInfo.processInfo.environment
    let effects = Effects(
      files: Disk(),
      processes: runner,
      console: SystemConsole(),
      keyboard: keyboard,
      network: SystemNetwork(),
      environment: environment,
      currentFolder: Path(FileManager.default.currentDirectoryPath),
      uptime: { clock.seconds },
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
      let wasOpen = keyboard?.isOpen == true
      keyboard?.restore()
      runner.close()
      if wasOpen { SystemConsole().write("\n") }
      exit(128 + number)
    }
    source.resume()
    return source
  }

  /// Ctrl-Z gives the shell its terminal back, and lets what is being run stand still too; the
  /// shell's `fg` takes both up again.
  private static func standStillOnSignal(
    _ runner: SystemProcessRunner, _ keyboard: SystemKeyboard?, _ clock: WorkingClock
  ) -> [any DispatchSourceSignal] {
    #if os(Windows)
      return []
    #else
      let queue = DispatchQueue(label: "course.stop")
      let stop = DispatchSource.makeSignalSource(signal: SIGTSTP, queue: queue)
      let goOn = DispatchSource.makeSignalSource(signal: SIGCONT, queue: queue)
      let takeUp: @Sendable () -> Void = {
        keyboard?.takeBack()
        runner.pauseAll(false)
        clock.goOn()
      }
      stop.setEventHandler {
        clock.stop()
        runner.pauseAll(true)
        keyboard?.lend()
        standStill()
        takeUp()
      }
      goOn.setEventHandler(handler: takeUp)
      signal(SIGTSTP, SIG_IGN)
      stop.resume()
      goOn.resume()
      return [stop, goOn]
    #endif
  }

  #if !os(Windows)
    /// Stops this process as Ctrl-Z does, and returns when it goes on. Where nobody could let it go
    /// on, as without a shell, the system does not stop it at all.
    private static func standStill() {
      let handler = signal(SIGTSTP, SIG_DFL)
      var stop = sigset_t()
      var before = sigset_t()
      sigemptyset(&stop)
      sigaddset(&stop, SIGTSTP)
      pthread_sigmask(SIG_UNBLOCK, &stop, &before)
      raise(SIGTSTP)
      pthread_sigmask(SIG_SETMASK, &before, nil)
      signal(SIGTSTP, handler)
    }
  #endif

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

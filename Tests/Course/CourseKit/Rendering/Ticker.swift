/// A line that says what is going on while a build and its checks run, on a terminal only.
final class Ticker {
  private let session: Session
  private let what: String
  private let start: Double
  private var second = -1
  private var isBuilt = false

  init(_ what: String, _ session: Session) {
    self.what = what
    self.session = session
    start = session.effects.uptime()
    tick()
  }

  /// Writes the line again when another second has passed, with the check that takes so long.
  func tick(_ running: Check? = nil) {
    guard session.effects.console.isTerminal else { return }
    isBuilt = isBuilt || running != nil
    let now = Int(session.effects.uptime() - start)
    guard now != second else { return }
    second = now
    let time = now < 2 ? "" : " \(now) s"
    let note = isBuilt || now < 5 ? "" : " (a first build takes longest)"
    let name = running.map { now < 2 ? "" : ": " + $0.name } ?? ""
    let line = "\(what) …\(time)\(note)\(name)".truncated(to: max(1, session.size.columns - 1))
    session.effects.console.write("\r\u{1B}[K" + session.paint.dim(line))
  }

  /// Removes the line.
  func clear() {
    guard session.effects.console.isTerminal else { return }
    session.effects.console.write("\r\u{1B}[K")
  }
}

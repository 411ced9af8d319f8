/// Follows the event stream of a run that is under way, and notices when a check takes too much.
struct StreamWatch {
  enum Excess: Equatable { case time, memory }

  private(set) var stream = EventStream()
  /// What the running check took too much of, once it has.
  private(set) var excess: Excess?
  private let events: Path
  private let effects: Effects
  private let limits: CheckLimits
  private var size = 0
  private var current: String?
  private var since = 0.0
  private var nextWeighing = 0.0
  /// Until when a program that was asked to end may take to tell where it was.
  private var patience = 0.0

  init(events: Path, effects: Effects, limits: CheckLimits) {
    self.events = events
    self.effects = effects
    self.limits = limits
  }

  /// Reads what was written since; the limit counts from the moment a check was seen to start.
  mutating func isExceeded(_ program: RunningProgram) -> Bool {
    catchUp()
    let now = effects.uptime()
    let state = stream.runHasEnded ? "the end" : stream.running?.id
    if state != current {
      current = state
      since = now
    }
    guard current != nil else { return false }
    if excess == .time { return now >= patience }
    if now - since > limits.seconds {
      excess = .time
      guard limits.asksWhere else { return true }
      patience = now + 1
      program.tellWhereItIs()
      return false
    } else if now > nextWeighing {
      nextWeighing = now + 0.2
      if program.residentBytes() > limits.gigabytes << 30 { excess = .memory }
    }
    return excess != nil
  }

  mutating func catchUp() {
    guard let entry = effects.files.entry(at: events), entry.size != size else { return }
    guard let bytes = try? effects.files.read(events) else { return }
    size = entry.size
    stream.read(bytes)
  }
}

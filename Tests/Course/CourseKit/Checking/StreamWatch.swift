/// Follows the event stream of a run that is under way, and notices when a check takes too long.
struct StreamWatch {
  private(set) var stream = EventStream()
  private let events: Path
  private let effects: Effects
  private let limit: Double
  private var size = 0
  private var current: String?
  private var since = 0.0

  init(events: Path, effects: Effects, limit: Double) {
    self.events = events
    self.effects = effects
    self.limit = limit
  }

  /// Reads what was written since; the limit counts from the moment a check was seen to start.
  mutating func hasHung() -> Bool {
    catchUp()
    let now = effects.uptime()
    let state = stream.runHasEnded ? "the end" : stream.running?.id
    if state != current {
      current = state
      since = now
    }
    return current != nil && now - since > limit
  }

  mutating func catchUp() {
    guard let entry = effects.files.entry(at: events), entry.size != size else { return }
    size = entry.size
    if let bytes = try? effects.files.read(events) { stream.read(bytes) }
  }
}

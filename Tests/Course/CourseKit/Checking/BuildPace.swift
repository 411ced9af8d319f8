/// Keeps two builds in one scratch folder from falling into the same second, in which the
/// compiler's incremental build could not tell their products apart.
struct BuildPace {
  let stamp: Path
  let effects: Effects

  /// Waits for the next second where the last build ended in this one.
  func wait() {
    guard let last = effects.files.entry(at: stamp)?.modified else { return }
    let now = effects.now()
    if Int(now) == last / 1_000_000_000 { effects.sleep(now.rounded(.down) + 1.005 - now) }
  }

  func buildHasEnded() { try? effects.files.write([], to: stamp) }
}

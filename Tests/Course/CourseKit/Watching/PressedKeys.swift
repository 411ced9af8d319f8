/// Keys that are pressed while a check runs: quitting is obeyed at once, and of the others the last
/// one waits for the verdict.
final class PressedKeys {
  private let keys: any KeySource
  private(set) var waiting: Key?

  init(_ keys: any KeySource) { self.keys = keys }

  func hasQuit() -> Bool {
    guard let key = keys.next(within: 0) else { return false }
    switch key {
    case .character("q"), .end: return true
    // The verdict is drawn anew in any case.
    case .returned: return false
    default:
      waiting = key
      return false
    }
  }
}

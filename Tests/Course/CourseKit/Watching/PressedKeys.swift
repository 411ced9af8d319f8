/// Keys that are pressed while a check runs: quitting is obeyed at once, the others wait.
final class PressedKeys {
  private let keys: any KeySource
  private(set) var waiting: [Key] = []

  init(_ keys: any KeySource) { self.keys = keys }

  func hasQuit() -> Bool {
    guard let key = keys.next(within: 0) else { return false }
    if key == .character("q") || key == .end { return true }
    waiting.append(key)
    return false
  }
}

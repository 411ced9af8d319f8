import Synchronization

@testable import CourseKit

/// Presses keys, edits files and looks at the screen in the order of a script, a bit further each
/// time that somebody asks for a key.
final class ScriptedKeys: KeySource, Sendable {
  enum Move: Sendable {
    case press(Key)
    case act(@Sendable () -> Void)
    /// No key is pressed so many times.
    case wait(Int)
    /// No key is pressed until this holds.
    case until(@Sendable () -> Bool)
    /// Keeps what the screen shows at this moment.
    case look

    static func press(_ character: Character) -> Move { .press(.character(character)) }
  }

  private struct State {
    var moves: [Move]
    var looks: [String] = []
    var asked = 0
    var isStuck = false
  }

  private let state: Mutex<State>
  private let screen: @Sendable () -> String

  init(_ moves: [Move], screen: @escaping @Sendable () -> String) {
    state = Mutex(State(moves: moves))
    self.screen = screen
  }

  /// What the screen showed at each look.
  var looks: [String] { state.withLock { $0.looks } }
  /// Whether something that the script waits for never came.
  var isStuck: Bool { state.withLock { $0.isStuck } }
  /// Moves that nobody came to.
  var left: Int { state.withLock { $0.moves.count } }

  /// The terminal is closed where the script ends.
  func next(within seconds: Double) -> Key? {
    while true {
      guard let move = state.withLock({ $0.moves.first }) else { return .end }
      switch move {
      case .press(let key):
        finish()
        return key
      case .act(let action):
        finish()
        action()
      case .look:
        finish()
        let shown = screen()
        state.withLock { $0.looks.append(shown) }
      case .wait(let count):
        state.withLock { $0.moves[0] = .wait(count - 1) }
        if count > 0 { return nil }
        finish()
      case .until(let holds):
        if holds() {
          finish()
        } else {
          return isPatient() ? nil : .end
        }
      }
    }
  }

  private func finish() {
    state.withLock { state in
      state.moves.removeFirst()
      state.asked = 0
    }
  }

  private func isPatient() -> Bool {
    state.withLock { state in
      state.asked += 1
      state.isStuck = state.isStuck || state.asked > 1000
      return !state.isStuck
    }
  }
}

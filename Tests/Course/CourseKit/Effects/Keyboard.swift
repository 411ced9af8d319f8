/// Single keys, as they are pressed on a terminal.
protocol Keyboard: Sendable {
  /// Lets `body` read keys one by one, without an echo; afterwards, and also when the process is
  /// ended from outside, the terminal is as it was.
  func withKeys<Value>(_ body: (any KeySource) throws -> Value) rethrows -> Value

  /// Gives `body` the whole screen; what was there before comes back afterwards.
  func withFullScreen<Value>(_ body: () throws -> Value) rethrows -> Value
}

/// Where keys come from while a keyboard is open.
protocol KeySource {
  /// The next key, or `nil` when none was pressed within `seconds`.
  func next(within seconds: Double) -> Key?
}

/// A key that was pressed.
enum Key: Equatable, Sendable {
  case character(Character)
  case enter, escape, up, down, pageUp, pageDown
  /// Nobody is there any more: the terminal was closed.
  case end
  /// No key: the terminal came back after the command was stopped, and may show something else.
  case returned
}

/// Where the command writes.
protocol Console: Sendable {
  /// Whether a person sees the output on a terminal, as opposed to a file or a pipe.
  var isTerminal: Bool { get }
  /// In columns; 80 where it is not known.
  var width: Int { get }
  /// In rows; 24 where it is not known.
  var height: Int { get }
  func write(_ text: String)
  /// Writes where errors go, so that they are seen when the output is piped.
  func writeError(_ text: String)
}

extension Console {
  var height: Int { 24 }
}

/// Answers browsers on this machine, and nobody else. Tests bring another.
protocol LocalNetwork: Sendable {
  /// Answers requests to 127.0.0.1 until `shouldStop`, asked several times a second, answers `true`.
  ///
  /// Port 0 takes one that is free; `opened` is told which, before the first request.
  func serve(
    port: Int, opened: (Int) -> Void, shouldStop: () -> Bool,
    answer: @escaping @Sendable (WebRequest) -> WebResponse
  ) throws(NetworkFailure)
}

/// A port that could not be opened.
enum NetworkFailure: Error, Equatable, CustomStringConvertible {
  case portInUse(Int)
  case refused(port: Int, reason: String)

  var description: String {
    switch self {
    case .portInUse(let port):
      "Port \(port) is in use by another program."
    case .refused(let port, let reason): "Port \(port) cannot be opened: \(reason)."
    }
  }
}

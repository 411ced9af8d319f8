/// What is sent back to a browser.
struct WebResponse: Equatable, Sendable {
  enum Status: Int, Sendable {
    case found = 200
    case movedPermanently = 301
    case badRequest = 400
    case notFound = 404
    case methodNotAllowed = 405

    var reason: String {
      switch self {
      case .found: "OK"
      case .movedPermanently: "Moved Permanently"
      case .badRequest: "Bad Request"
      case .notFound: "Not Found"
      case .methodNotAllowed: "Method Not Allowed"
      }
    }
  }

  let status: Status
  var type = "text/plain; charset=utf-8"
  /// Further fields of the head, in order.
  var fields: [String] = []
  var body: [UInt8] = []
  /// Whether only the head is sent, with the length that the body would have.
  var isHeadOnly = false

  /// The response as it goes over the wire.
  var bytes: [UInt8] {
    let head =
      [
        "HTTP/1.1 \(status.rawValue) \(status.reason)", "Content-Type: \(type)",
        "Content-Length: \(body.count)", "Cache-Control: no-cache",
        "X-Content-Type-Options: nosniff", "Connection: close",
      ] + fields
    return Array((head.joined(separator: "\r\n") + "\r\n\r\n").utf8) + (isHeadOnly ? [] : body)
  }
}

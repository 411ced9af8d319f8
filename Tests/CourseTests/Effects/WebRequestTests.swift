import Testing

@testable import CourseKit

@Suite("Requests and responses")
struct WebRequestTests {
  @Test("The first line tells method and address")
  func reads() {
    let head = Array("GET /a?b HTTP/1.1\r\nHost: x\r\n\r\n".utf8)
    #expect(WebRequest(head: head) == WebRequest(method: "GET", target: "/a?b"))
  }

  @Test(
    "Anything else is no request",
    arguments: [
      "", "GET\r\n", "GET / \r\n", "GET /\r\n", "GET a HTTP/1.1\r\n", "GET  / HTTP/1.1\r\n",
      "GET http://x/ HTTP/1.1\r\n", "GET /a b HTTP/1.1\r\n", "GET / SPDY/3\r\n",
      " / HTTP/1.1\r\n", "GET /ä HTTP/1.1\r\n", "GET /\u{0} HTTP/1.1\r\n",
    ])
  func refuses(head: String) {
    #expect(WebRequest(head: Array(head.utf8)) == nil)
  }

  @Test("A response has its length, its type, and further fields in its head")
  func response() {
    var response = WebResponse(status: .notFound, body: Array("ä".utf8))
    response.fields = ["Allow: GET"]
    #expect(
      String(decoding: response.bytes, as: UTF8.self)
        == "HTTP/1.1 404 Not Found\r\nContent-Type: text/plain; charset=utf-8\r\n"
        + "Content-Length: 2\r\nCache-Control: no-cache\r\nX-Content-Type-Options: nosniff\r\n"
        + "Connection: close\r\nAllow: GET\r\n\r\nä")
  }
}

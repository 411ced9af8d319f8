import Testing

@testable import CourseKit

@Suite("Serving a folder")
struct ServedFolderTests {
  private let files = MemoryFileSystem([
    "/site/index.html": "top", "/site/a b.css": "a {}", "/site/documentation/x/index.html": "x",
    "/site/init(_:).json": "{}", "/secret.txt": "secret", "/site2/other.txt": "other",
  ])

  private func get(_ target: String, method: String = "GET", base: String = "/") -> WebResponse {
    ServedFolder(folder: "/site", files: files, basePath: base)
      .answer(WebRequest(method: method, target: target))
  }

  @Test(
    "Files are found by their address, encoded or not, whatever the query",
    arguments: [
      ("/", "top"), ("/index.html", "top"), ("/a%20b.css", "a {}"), ("/index.html?v=1#x", "top"),
      ("/documentation/x/", "x"), ("/init(_:).json", "{}"), ("/init%28_%3A%29.json", "{}"),
      ("//index.html", "top"),
    ])
  func found(target: String, text: String) {
    let response = get(target)
    #expect(response.status == .found)
    #expect(String(decoding: response.body, as: UTF8.self) == text)
  }

  @Test(
    "Nothing outside of the folder is ever sent",
    arguments: [
      "/../secret.txt", "/%2e%2e/secret.txt", "/documentation/../../secret.txt",
      "/..%2fsecret.txt", "/..%5csecret.txt", "/./index.html", "/../site2/other.txt",
      "/site2/other.txt", "//secret.txt", "/%2Fsecret.txt", "/nothing",
    ])
  func outside(target: String) {
    #expect(get(target).status == .notFound, "The server gave away what is not part of the site.")
  }

  @Test("Broken encodings are refused", arguments: ["/%", "/%2", "/%zz", "/%00", "/%ff", "/%+1"])
  func broken(target: String) {
    #expect(get(target).status == .badRequest)
  }

  @Test("A folder without its slash is moved, to a place on this machine")
  func moved() {
    let response = get("/documentation/x")
    #expect(response.status == .movedPermanently)
    #expect(response.fields == ["Location: /documentation/x/"])
    #expect(get("//documentation/x").fields == ["Location: /documentation/x/"])
  }

  @Test("HEAD sends the head alone, and other methods are refused")
  func methods() {
    let head = get("/index.html", method: "HEAD")
    #expect(head.status == .found)
    #expect(String(decoding: head.bytes, as: UTF8.self).contains("Content-Length: 3\r\n"))
    #expect(String(decoding: head.bytes, as: UTF8.self).hasSuffix("\r\n\r\n"))
    for method in ["POST", "PUT", "DELETE", "OPTIONS", "get", "TRACE"] {
      let response = get("/index.html", method: method)
      #expect(response.status == .methodNotAllowed)
      #expect(response.fields == ["Allow: GET, HEAD"])
    }
  }

  @Test("A site below a path of its own is found there, and the top leads to it")
  func base() {
    #expect(get("/course/index.html", base: "/course").status == .found)
    #expect(get("/course/", base: "/course").status == .found)
    #expect(get("/course", base: "/course").fields == ["Location: /course/"])
    #expect(get("/", base: "/course").fields == ["Location: /course/"])
    #expect(get("/index.html", base: "/course").status == .notFound)
    #expect(get("/courses/index.html", base: "/course").status == .notFound)
    #expect(
      get("/course/documentation/x", base: "/course").fields
        == ["Location: /course/documentation/x/"])
  }

  @Test("A file that cannot be read is not there")
  func unreadable() {
    files.makeUnreadable("/site/index.html")
    #expect(get("/").status == .notFound)
  }

  @Test(
    "Browsers are told what a file is",
    arguments: [
      ("a.html", "text/html; charset=utf-8"), ("a.min.js", "text/javascript; charset=utf-8"),
      ("A.CSS", "text/css; charset=utf-8"), ("a.json", "application/json"),
      ("a~dark.svg", "image/svg+xml"), ("a.png", "image/png"), ("a.ico", "image/x-icon"),
      ("a", "application/octet-stream"), ("a.", "application/octet-stream"),
      ("", "application/octet-stream"),
    ])
  func types(name: String, type: String) {
    #expect(ContentType.of(name) == type)
  }
}

/// Answers requests for the files of one folder, and for nothing outside of it.
struct ServedFolder: Sendable {
  let folder: Path
  let files: any FileSystem
  /// The part of the address in front of the folder's own paths: `/`, or such as `/course`.
  var basePath = "/"

  private var base: String { basePath == "/" ? "" : basePath }

  func answer(_ request: WebRequest) -> WebResponse {
    guard request.method == "GET" || request.method == "HEAD" else {
      var response = text(.methodNotAllowed, "Only GET and HEAD are answered here.\n")
      response.fields = ["Allow: GET, HEAD"]
      return response
    }
    var response = get(String(request.target.prefix { $0 != "?" && $0 != "#" }))
    response.isHeadOnly = request.method == "HEAD"
    return response
  }

  private func get(_ target: String) -> WebResponse {
    guard let path = Self.decoded(target) else {
      return text(.badRequest, "This address is not understood.\n")
    }
    if target == "/", !base.isEmpty { return moved(to: base + "/") }
    if path == base { return moved(to: base + "/") }
    guard path.hasPrefix(base + "/") else { return missing }
    let parts = path.dropFirst(base.count).split(separator: "/")
    guard parts.allSatisfy({ $0 != ".." && $0 != "." && !$0.contains("\\") }) else {
      return missing
    }
    let file = parts.reduce(folder) { $0 / String($1) }
    guard files.isFolder(file) else { return contents(of: file) }
    return target.hasSuffix("/") ? contents(of: file / "index.html") : moved(to: target + "/")
  }

  private func contents(of file: Path) -> WebResponse {
    guard files.isFile(file), let bytes = try? files.read(file) else { return missing }
    var response = WebResponse(status: .found, body: bytes)
    response.type = ContentType.of(file.name)
    return response
  }

  private var missing: WebResponse { text(.notFound, "There is no such page here.\n") }

  private func moved(to target: String) -> WebResponse {
    var response = text(.movedPermanently, "")
    // Two slashes in front would name another host.
    response.fields = ["Location: /" + target.drop { $0 == "/" }]
    return response
  }

  private func text(_ status: WebResponse.Status, _ words: String) -> WebResponse {
    WebResponse(status: status, body: Array(words.utf8))
  }

  /// The path without its percent signs; `nil` where they are broken, or hide what is no text.
  private static func decoded(_ target: String) -> String? {
    var bytes: [UInt8] = []
    var rest = Array(target.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      guard digits.utf8.count == 2, digits.allSatisfy(\.isHexDigit),
        let value = UInt8(digits, radix: 16), value != 0
      else { return nil }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    return String(validating: bytes, as: UTF8.self)
  }
}

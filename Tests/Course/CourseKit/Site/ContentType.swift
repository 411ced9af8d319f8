/// What a browser is told about a file.
enum ContentType {
  private static let known = [
    "html": "text/html; charset=utf-8", "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8", "json": "application/json",
    "txt": "text/plain; charset=utf-8", "md": "text/markdown; charset=utf-8",
    "svg": "image/svg+xml", "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg",
    "gif": "image/gif", "ico": "image/x-icon", "webp": "image/webp", "woff": "font/woff",
    "woff2": "font/woff2",
  ]

  /// The type by the ending of `name`, in any size of letters.
  static func of(_ name: String) -> String {
    let ending = name.split(separator: ".", omittingEmptySubsequences: false).last ?? ""
    return known[ending.lowercased()] ?? "application/octet-stream"
  }
}

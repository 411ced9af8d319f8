/// The chapters that the manifest lists.
struct ManifestRows {
  private let manifest: String
  let folders: [String]
  /// Where the last row's string ends, and where the list is closed.
  private var lastRow: String.Index
  private let close: String.Index

  /// Reads the strings of `let chapters = [ … ]`; comments among them are none.
  init(of manifest: String) {
    self.manifest = manifest
    let start = manifest.firstRange(of: "let chapters = [")?.upperBound ?? manifest.endIndex
    var folders: [String] = []
    var rest = manifest[start...]
    lastRow = rest.startIndex
    while let first = rest.first, first != "]" {
      if rest.hasPrefix("//") {
        rest = rest.drop { $0 != "\n" }
      } else if first == "\"" {
        let folder = rest.dropFirst().prefix { $0 != "\"" && $0 != "\n" }
        rest = manifest[folder.endIndex...].dropFirst()
        folders.append(String(folder))
        lastRow = rest.startIndex
      } else {
        rest = rest.dropFirst()
      }
    }
    self.folders = folders
    close = rest.startIndex
  }

  /// The manifest with one more row behind the others; comments stay with their rows.
  func adding(_ folder: String) throws(CourseFailure) -> String {
    guard !folders.isEmpty else {
      throw .broken(
        "Package.swift has no rows in \"let chapters = [ … ]\".", "Bring it back with git.")
    }
    let head = manifest[..<lastRow]
    let rest = manifest[lastRow...]
    guard let lineEnd = rest[..<close].firstIndex(of: "\n") else {
      return head + ", \"\(folder)\"" + manifest[close...]
    }
    let isSeparated = rest.drop { $0 == " " }.hasPrefix(",")
    return head + (isSeparated ? "" : ",") + rest[..<lineEnd] + "\n  \"\(folder)\","
      + rest[lineEnd...]
  }
}

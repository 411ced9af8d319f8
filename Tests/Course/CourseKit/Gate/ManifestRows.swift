/// The chapters that the manifest lists.
enum ManifestRows {
  /// The manifest with one more row behind the others.
  static func adding(_ folder: String, to manifest: String) throws(CourseFailure) -> String {
    guard let last = folders(in: manifest).last,
      let row = manifest.firstRange(of: "\"\(last)\"")
    else {
      throw .broken(
        "Package.swift has no rows in \"let chapters = [ … ]\".", "Bring it back with git.")
    }
    var rest = manifest[row.upperBound...]
    if rest.hasPrefix(",") { rest = rest.dropFirst() }
    return manifest[..<row.upperBound] + ",\n  \"\(folder)\"," + rest
  }

  /// The strings of `let chapters = [ … ]`.
  static func folders(in manifest: String) -> [String] {
    guard let start = manifest.firstRange(of: "let chapters = ["),
      let end = manifest[start.upperBound...].firstIndex(of: "]")
    else { return [] }
    return manifest[start.upperBound..<end].split(separator: "\n").compactMap { line in
      let row = line.trimmingSpaces
      guard row.hasPrefix("\"") else { return nil }
      return row.split(separator: "\"").first.map(String.init)
    }
  }
}

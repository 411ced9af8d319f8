/// The chapters that the manifest lists.
enum ManifestRows {
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

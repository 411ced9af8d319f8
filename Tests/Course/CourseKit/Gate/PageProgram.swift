/// A page's listings as one program: each sees the declarations of those before it, and may shadow
/// them, since it stands in a scope inside theirs.
struct PageProgram {
  /// Printed before each listing's own output.
  static let mark = "\u{1E}"

  let module: String
  let page: Path
  let listings: [PageListing]

  /// The program of all listings that run, or of those before `wrong` and `wrong` itself.
  func source(upTo wrong: PageListing? = nil) -> String {
    let running = running(upTo: wrong)
    let isAsync = running.contains { $0.code.contains("await ") }
    var source = "import Foundation\nimport \(module)\n\n"
    source += "func page() \(isAsync ? "async " : "")throws {\n"
    for listing in running {
      // What was printed so far is written out, so that a crash later on does not lose it.
      source += "do {\nprint(\"\\u{1E}\(listing.line)\")\nfflush(nil)\n"
      source += "#sourceLocation(file: \"\(page)\", line: \(listing.line))\n"
      source += listing.code + "\n#sourceLocation()\n"
    }
    source += String(repeating: "}\n", count: running.count + 1)
    return source
      + "do { try \(isAsync ? "await " : "")page() } catch { print(\"\\u{1E}threw \\(error)\") }\n"
  }

  /// The listings of that program.
  func running(upTo wrong: PageListing? = nil) -> [PageListing] {
    listings.filter { listing in
      guard case .prints = listing.promise else { return listing == wrong }
      return wrong.map { listing.line < $0.line } ?? true
    }
  }

  /// The error that ended the program, as text.
  static func thrown(in text: String) -> String? {
    text.firstRange(of: "\(mark)threw ").map { text[$0.upperBound...].trimmingSpaces }
  }

  /// What each listing printed, by its line.
  static func outputs(in text: String) -> [Int: [String]] {
    var outputs: [Int: [String]] = [:]
    for part in text.split(separator: mark, omittingEmptySubsequences: false).dropFirst() {
      var lines = part.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      guard let number = Int(lines.removeFirst()) else { continue }
      if lines.last == "" { lines.removeLast() }
      outputs[number] = lines
    }
    return outputs
  }
}

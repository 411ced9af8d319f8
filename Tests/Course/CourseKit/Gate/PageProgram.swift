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
    let running = listings.filter { listing in
      guard case .prints = listing.promise else { return listing == wrong }
      return wrong.map { listing.line < $0.line } ?? true
    }
    let isAsync = running.contains { $0.code.contains("await ") }
    var source = "import Foundation\nimport \(module)\n\n"
    source += "func page() \(isAsync ? "async " : "")throws {\n"
    for listing in running {
      source += "do {\nprint(\"\\u{1E}\(listing.line)\")\n"
      source += "#sourceLocation(file: \"\(page)\", line: \(listing.line))\n"
      source += listing.code + "\n#sourceLocation()\n"
    }
    source += String(repeating: "}\n", count: running.count + 1)
    return source
      + "do { try \(isAsync ? "await " : "")page() } catch { print(\"The page threw: \\(error)\") }\n"
  }

  /// What each listing printed, by its line.
  static func outputs(in text: String) -> [Int: [String]] {
    var outputs: [Int: [String]] = [:]
    var current = 0
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix(mark), let number = Int(line.dropFirst()) {
        current = number
        outputs[current] = []
      } else {
        outputs[current, default: []].append(String(line))
      }
    }
    if outputs[current]?.last == "" { outputs[current]?.removeLast() }
    return outputs
  }
}

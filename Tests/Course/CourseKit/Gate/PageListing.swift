/// A Swift listing of a page, with what the page says comes of it.
struct PageListing: Equatable, Sendable {
  enum Promise: Equatable, Sendable {
    /// It runs and prints exactly these lines.
    case prints([String])
    /// The compiler refuses it, and says each of these lines among others.
    case isRefused([String])
  }

  let code: String
  /// The line of the page that holds the listing's first line.
  let line: Int
  let promise: Promise

  /// The listings in page order; `output` and `error` blocks belong to the listing before them.
  ///
  /// Throws where a block cannot be told apart: an `output` without a listing, a wrong listing
  /// without its error.
  static func all(in document: MarkdownDocument, page: String) throws(RegionFailure)
    -> [PageListing]
  {
    var listings: [PageListing] = []
    let blocks = document.codeBlocks
    for (index, block) in blocks.enumerated() {
      let words = block.info.split(separator: " ")
      let next = index + 1 < blocks.count ? blocks[index + 1] : nil
      let following =
        next.map { $0.text.split(separator: "\n", omittingEmptySubsequences: false) }?
        .map(String.init) ?? []
      func failure(_ problem: String) -> RegionFailure {
        RegionFailure(file: page, line: block.line, problem: problem)
      }
      switch words.first {
      case "swift":
        let isWrong = words.dropFirst().first == "wrong"
        if words.count > (isWrong ? 2 : 1) {
          throw failure("\"\(block.info)\" is unknown; write \"swift\" or \"swift wrong\"")
        }
        if isWrong, next?.info != "error" {
          throw failure(
            "a wrong listing is followed by an \"error\" block with the compiler's words")
        }
        listings.append(
          PageListing(
            code: block.text, line: block.line + 1,
            promise: isWrong
              ? .isRefused(following.filter { !$0.isEmpty })
              : .prints(next?.info == "output" ? following : [])))
      case "output", "error":
        let wanted = words.first == "output" ? "swift" : "swift wrong"
        if index == 0 || blocks[index - 1].info != wanted {
          throw failure("\"\(block.info)\" belongs directly behind a \"\(wanted)\" listing")
        }
      case "mermaid":
        // A diagram that a program draws is shown twice: as it is printed, and drawn.
        let isPrinted = blocks.contains { $0.info == "output" && $0.text == block.text }
        if !isPrinted {
          throw failure("this diagram is not what any listing prints; copy its output here")
        }
      default: break
      }
    }
    return listings
  }
}

/// A source file cut at its step markers.
///
/// A solution carries, at the end of each region, the placeholder that its stub starts with:
///
///     // MARK: Step 1 · Keep the reader that is handed in.
///     private let reader: any GreetingReading
///     // Stub:
///     // private let reader = LocalGreetingReader()
///     // End of step 1
struct MarkedFile: Equatable, Sendable {
  enum Piece: Equatable, Sendable {
    case text([String])
    case region(Region)
  }

  let name: String
  let pieces: [Piece]

  var regions: [Region] {
    pieces.compactMap { if case .region(let region) = $0 { region } else { nil } }
  }

  init(name: String, text: String) throws(RegionFailure) {
    var reader = MarkerReader(name: name)
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      try reader.read(String(line))
    }
    self.name = name
    pieces = try reader.finish()
  }

  /// The file with each region's lines chosen by `body`; markers stay.
  func text(body: (Region) -> [String]) -> String {
    pieces.flatMap { piece in
      switch piece {
      case .text(let lines): lines
      case .region(let region): [region.opening] + body(region) + [region.closing]
      }
    }.joined(separator: "\n")
  }

  /// The file that the learner starts with.
  var stub: String { text { $0.placeholder ?? $0.body } }

  /// The code alone, as a later chapter gives it: no placeholders and no markers.
  var plain: String {
    pieces.flatMap { piece in
      switch piece {
      case .text(let lines): lines
      case .region(let region): region.body
      }
    }.joined(separator: "\n")
  }

  /// The file without placeholders: what the reference looks like in the learner's file.
  var finished: String { text(body: \.body) }
}

/// What a Mermaid flowchart says, whatever it calls its nodes and in whatever order.
struct Drawing: Equatable {
  /// Each node in a box as "label in box"; sorted.
  private(set) var boxed: [String] = []

  /// The labels of the nodes outside of all boxes; sorted.
  private(set) var free: [String] = []

  /// Each arrow as "asker → asked", in labels, with the box of the asked one; sorted.
  private(set) var arrows: [String] = []

  init(_ text: String) {
    var box: String?
    var places: [Substring: String] = [:]
    let lines = text.split(whereSeparator: \.isNewline).map { $0.trimmed }
    for line in lines where !line.contains("-->") {
      guard let label = line.quoted else {
        if line == "end" { box = nil }
        continue
      }
      if line.hasPrefix("subgraph ") {
        box = label
        continue
      }
      let place = box.map { "\(label) in \($0)" } ?? label
      if box == nil { free.append(place) } else { boxed.append(place) }
      places[line.identifier] = place
    }
    for line in lines where line.contains("-->") {
      let ends = line.split(separator: "-->").map { places[$0.trimmed.identifier] ?? "?" }
      arrows.append(ends.joined(separator: " → "))
    }
    boxed.sort()
    free.sort()
    arrows.sort()
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    let start = drop { $0.isWhitespace }
    return start.dropLast(start.reversed().prefix { $0.isWhitespace }.count)
  }

  /// The text between the first quote and the last one.
  fileprivate var quoted: String? {
    guard let first = firstIndex(of: "\""), let last = lastIndex(of: "\""), first < last else {
      return nil
    }
    return String(self[index(after: first)..<last])
  }

  /// The letters and digits at the beginning.
  fileprivate var identifier: Substring {
    prefix { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}

/// Finds the word that was probably meant.
enum Suggestion {
  /// The candidate with the fewest edits to `word`, or `nil` where none is near.
  static func nearest(to word: String, among candidates: [String]) -> String? {
    let near = candidates.map { (candidate: $0, edits: edits(from: word, to: $0)) }
      .min { $0.edits < $1.edits }
    guard let near, near.edits <= max(1, word.count / 3) else { return nil }
    return near.candidate
  }

  /// How many letters to insert, remove, replace or swap with a neighbour.
  static func edits(from word: String, to other: String) -> Int {
    let a = Array(word)
    let b = Array(other)
    var rows = [[Int](0...b.count)]
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var best = min(rows[i][j + 1] + 1, row[j] + 1, rows[i][j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          best = min(best, rows[i - 1][j - 1] + 1)
        }
        row.append(best)
      }
      rows.append(row)
    }
    return rows[a.count][b.count]
  }
}

/// The numbers of the links of a section, whose targets are listed at its end.
struct LinkNotes {
  private var targets: [(number: Int, target: String)] = []
  private var last = 0

  /// The number of `target`: the one it has in this section already, or the next one of the page.
  mutating func number(of target: String) -> Int {
    if let known = targets.first(where: { $0.target == target }) { return known.number }
    last += 1
    targets.append((last, target))
    return last
  }

  /// The targets of the section that ends here, in the order of their numbers.
  mutating func finishSection() -> [(number: Int, target: String)] {
    defer { targets = [] }
    return targets
  }
}

/// One service asked for another one while it was built, and got it. Chapter 9, Step 5.
struct Ask: Hashable {
  let asker: Definition
  let asked: Definition

  static func == (left: Ask, right: Ask) -> Bool {
    left.asker === right.asker && left.asked === right.asked
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(asker))
    hasher.combine(ObjectIdentifier(asked))
  }
}

/// The scopes that were opened below another one. None of them is kept alive.
struct ChildScopes {
  private struct Box {
    let number: Int
    unowned let scope: Scope
  }

  private var boxes: [ObjectIdentifier: Box] = [:]
  private var count = 0

  /// The scopes that are still there, in the order in which they were opened.
  var oldestFirst: [Scope] {
    boxes.values.sorted { $0.number < $1.number }.map(\.scope)
  }

  /// Takes in a scope that has been opened.
  mutating func add(_ scope: Scope) {
    count += 1
    boxes[ObjectIdentifier(scope)] = Box(number: count, scope: scope)
  }

  /// Forgets a scope that has been closed or released.
  mutating func remove(_ scope: Scope) {
    boxes[ObjectIdentifier(scope)] = nil
  }
}

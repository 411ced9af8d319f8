/// A service as one scope built it: one node of a drawing. Chapter 9, Step 5.
struct BuiltService: Hashable {
  /// The scope that built it.
  let scope: Scope

  let definition: Definition

  /// The scope that keeps it; `nil` where it belongs to whoever asked.
  var owner: Scope? {
    // MARK: Step 5b · Say who keeps it.
    scope
    // End of step 5b
  }

  /// What a drawing writes on it.
  var label: String { "\(definition.type) · \(definition.lifetime)" }

  static func == (left: BuiltService, right: BuiltService) -> Bool {
    left.scope === right.scope && left.definition === right.definition
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(scope))
    hasher.combine(ObjectIdentifier(definition))
  }
}

/// Who owns whom among objects that are composed anew as often as it takes to find out.
///
/// A node is an instance that the composition names, or what lies in a stored property that
/// `parts` names. `Mirror` finds which node refers to which, through everything between them that
/// is no node. Whether a reference is strong, and what a closure captured, no mirror shows. That is
/// tried: hold one node, let go of all others, and look who is still there.
struct ObjectGraph {
  /// The instances with their names, composed anew at each call.
  let compose: () throws -> [(name: String, instance: Any)]
  /// Names for what lies in a stored property, by its type and name, as in `Registration.factory`.
  let parts: [String: String]

  init(
    parts: [String: String] = [:],
    compose: @escaping () throws -> [(name: String, instance: Any)]
  ) {
    self.parts = parts
    self.compose = compose
  }

  /// One line for each edge, sorted: `A owns B`, `A knows B` where A does not keep B alive.
  func edges() throws -> [String] {
    let references = try references()
    let leaked = try alive(holding: nil)
    guard leaked.isEmpty else { return leaked.sorted().map { "\($0) is never released" } }
    var kept: [String: Set<String>] = [:]
    for name in references.keys { kept[name] = try alive(holding: name) }
    return references.flatMap { owner, others in
      edges(of: owner, to: others, kept)
    }.sorted()
  }

  private func edges(
    of owner: String, to others: [String: Bool], _ kept: [String: Set<String>]
  ) -> [String] {
    let own = kept[owner] ?? []
    // What is no object lies inside of its owner.
    let strong = others.filter { name, isObject in !isObject || own.contains(name) }.keys
    let weak = Set(others.keys).subtracting(strong)
    // Where two ways lead to an object, one of them may be weak, and letting go cannot tell which.
    let doubtful = strong.filter { name in
      strong.contains { $0 != name && (kept[$0] ?? []).contains(name) }
    }
    let explained = strong.reduce(into: Set(strong)) { $0.formUnion(kept[$1] ?? []) }
    // What no stored property explains was captured by a closure; the nearest of it directly.
    let captured = own.subtracting(explained).subtracting([owner])
    let nearest = captured.filter { name in
      !captured.contains { $0 != name && (kept[$0] ?? []).contains(name) }
    }
    return strong.map { "\(owner) owns \($0)" } + weak.map { "\(owner) knows \($0)" }
      + nearest.map { "\(owner) owns \($0)" }
      + doubtful.map { "\(owner) reaches \($0) in two ways" }
  }

  /// The names of the objects that are still there when all but `name` was let go.
  private func alive(holding name: String?) throws -> Set<String> {
    let (held, watched) = try heldAndWatched(name)
    return withExtendedLifetime(held) {
      Set(watched.filter { $0.object != nil }.map(\.name)).subtracting(name.map { [$0] } ?? [])
    }
  }

  private func heldAndWatched(_ name: String?) throws -> (held: [Any], watched: [Watched]) {
    let nodes = try walked().nodes
    let watched = nodes.filter { type(of: $0.instance) is AnyClass }.map {
      Watched(name: $0.name, object: $0.instance as AnyObject)
    }
    return (nodes.filter { $0.name == name }.map(\.instance), watched)
  }

  private struct Watched {
    let name: String
    weak var object: AnyObject?
  }

  /// Which node refers to which, and whether that is an object, as far as `Mirror` shows.
  func references() throws -> [String: [String: Bool]] {
    try walked().references
  }

  private func walked() throws -> ObjectWalk {
    var walk = ObjectWalk(nodes: try compose(), parts: parts)
    walk.run()
    return walk
  }
}

/// One walk over composed instances, through everything that is no node.
struct ObjectWalk {
  private(set) var nodes: [(name: String, instance: Any)]
  /// For each node those that it refers to, and whether they are objects.
  private(set) var references: [String: [String: Bool]] = [:]
  private let parts: [String: String]
  private var names: [ObjectIdentifier: String] = [:]

  /// Begins with these instances, of which those that are optional are unwrapped.
  init(nodes: [(name: String, instance: Any)], parts: [String: String]) {
    self.nodes = nodes.map { node in
      let mirror = Mirror(reflecting: node.instance)
      let isOptional = mirror.displayStyle == .optional
      return (node.name, isOptional ? mirror.children.first?.value ?? node.instance : node.instance)
    }
    self.parts = parts
    for node in self.nodes {
      // One object under two names fits no edge that is drawn.
      guard let key = key(of: node.instance) else { continue }
      names[key] = names[key].map { "\($0) = \(node.name)" } ?? node.name
    }
    for (index, node) in self.nodes.enumerated() {
      guard let key = key(of: node.instance), let name = names[key] else { continue }
      self.nodes[index].name = name
    }
  }

  /// Walks again until no stored property gives a name that the walk before did not know.
  mutating func run() {
    let given = nodes
    var known = -1
    while known < names.count {
      known = names.count
      nodes = given
      references = [:]
      var done: Set<ObjectIdentifier> = []
      var next = 0
      while next < nodes.count {
        let (name, instance) = nodes[next]
        next += 1
        let key = key(of: instance)
        if let key, !done.insert(key).inserted { continue }
        references[name, default: [:]].merge([:]) { $1 }
        var seen = Set([key].compactMap(\.self))
        walk(instance, from: name, &seen)
      }
    }
  }

  private mutating func walk(
    _ value: Any, from owner: String, _ seen: inout Set<ObjectIdentifier>
  ) {
    let type = String(describing: Swift.type(of: value)).prefix { $0 != "<" }
    var mirror: Mirror? = Mirror(reflecting: value)
    while let current = mirror {
      for child in current.children {
        visit(child.value, part: parts["\(type).\(child.label ?? "")"], owner, &seen)
      }
      mirror = current.superclassMirror
    }
  }

  private mutating func visit(
    _ value: Any, part: String?, _ owner: String, _ seen: inout Set<ObjectIdentifier>
  ) {
    if let key = key(of: value) {
      if names[key] == nil, let part { names[key] = part }
      if let name = names[key] {
        references[owner, default: [:]][name] = true
        nodes.append((name, value))
      } else if seen.insert(key).inserted {
        walk(value, from: owner, &seen)
      }
      return
    }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional, .collection, .set:
      for child in mirror.children { visit(child.value, part: part, owner, &seen) }
    case .dictionary:
      for child in mirror.children {
        for half in Mirror(reflecting: child.value).children {
          visit(half.value, part: half.label == "value" ? part : nil, owner, &seen)
        }
      }
    default:
      guard let part else { return walk(value, from: owner, &seen) }
      references[owner, default: [:]][part] = false
      nodes.append((part, value))
    }
  }

  /// The identity of an object; `nil` for a value.
  private func key(of value: Any) -> ObjectIdentifier? {
    type(of: value) is AnyClass ? ObjectIdentifier(value as AnyObject) : nil
  }
}

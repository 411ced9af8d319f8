/// Writes services as a Mermaid flowchart: one box for each owner, in a settled order.
struct Flowchart {
  /// Who asked, and what for.
  struct Arrow: Hashable {
    let asker: BuiltService
    let asked: BuiltService
  }

  let title: String
  let scopes: [Scope]
  let services: Set<BuiltService>
  let arrows: Set<Arrow>

  /// The same graph gives the same text, whatever was built first.
  var text: String {
    let boxes = scopes.map { scope in (scope, sorted { $0.owner === scope }) }
    let free = scopes.flatMap { scope in sorted { $0.owner == nil && $0.scope === scope } }
    var numbers: [BuiltService: Int] = [:]
    for service in boxes.flatMap(\.1) + free { numbers[service] = numbers.count + 1 }

    var lines = ["flowchart TB", "  accTitle: Ownership · \(oneLine(title))"]
    for (number, (scope, owned)) in boxes.enumerated() where !owned.isEmpty {
      lines.append("  subgraph scope\(number)[\(quoted(scope.name))]")
      lines += owned.map { "    service\(numbers[$0] ?? 0)[\(quoted($0.label))]" }
      lines.append("  end")
    }
    lines += free.map { "  service\(numbers[$0] ?? 0)([\(quoted($0.label))])" }
    let pairs = arrows.map { [numbers[$0.asker] ?? 0, numbers[$0.asked] ?? 0] }
    lines += pairs.sorted { $0.lexicographicallyPrecedes($1) }
      .map { "  service\($0[0]) --> service\($0[1])" }
    return lines.joined(separator: "\n")
  }

  private func sorted(where isIncluded: (BuiltService) -> Bool) -> [BuiltService] {
    services.filter(isIncluded).sorted {
      ($0.label, $0.definition.name) < ($1.label, $1.definition.name)
    }
  }

  /// Mermaid would take some characters for its own: quotes, and the signs of generic types.
  private func quoted(_ text: String) -> String {
    let escapes: [Character: String] = ["\"": "#quot;", "<": "#lt;", ">": "#gt;", "#": "#35;"]
    return "\"" + oneLine(text).map { escapes[$0] ?? String($0) }.joined() + "\""
  }

  private func oneLine(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}

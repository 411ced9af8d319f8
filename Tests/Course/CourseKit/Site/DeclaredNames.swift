import Foundation

/// The names that a module declares at its top level, from the compiler's symbol graph.
struct DeclaredNames: Equatable {
  /// Links to the declarations by name, such as `GreetingPresenter` to
  /// `/ConstructorInjection/GreetingPresenter`. A name that stands twice is left out.
  let links: [String: String]

  init(module: String, symbolGraph: [UInt8]) throws {
    let graph = try JSONDecoder().decode(Graph.self, from: Data(symbolGraph))
    var counts: [String: Int] = [:]
    for symbol in graph.symbols where symbol.pathComponents.count == 1 {
      counts[symbol.pathComponents[0], default: 0] += 1
    }
    links = counts.filter { $0.value == 1 }.reduce(into: [:]) { links, entry in
      links[entry.key] = "/\(module)/\(entry.key)"
    }
  }

  private struct Graph: Decodable {
    struct Symbol: Decodable { let pathComponents: [String] }

    let symbols: [Symbol]
  }
}

// The edges of docs/figures/09-scopes.svg, read from the diagram that the scopes draw themselves.

import ChildScope

final class ReadingScreen {
  let session: ReadingSession
  let narrator: Narrator

  init(session: ReadingSession, narrator: Narrator) {
    self.session = session
    self.narrator = narrator
  }
}

func drawn() throws -> String {
  let container = try makeReadingContainer()
  try container.register(ReadingScreen.self, lifetime: .scoped) { resolver in
    ReadingScreen(
      session: try resolver.resolve(ReadingSession.self),
      narrator: try resolver.resolve(Narrator.self))
  }
  container.freeze()
  let mayaReads = container.makeScope(named: "Maya reads")
  let bobReads = container.makeScope(named: "Bob reads")
  _ = try mayaReads.resolve(ReadingScreen.self)
  _ = try bobReads.resolve(ReadingSession.self)
  return container.diagram()
}

var services: [(id: Substring, name: String, scope: String?)] = []
var arrows: [(asker: Substring, asked: Substring)] = []
var scope: String?
for line in try drawn().split(separator: "\n") {
  let text = line.drop { $0 == " " }
  let quoted = text.split(separator: "\"").dropFirst().first.map(String.init)
  if text.hasPrefix("subgraph") {
    scope = quoted
  } else if text == "end" {
    scope = nil
  } else if let quoted {
    let name = quoted.prefix { $0 != "·" }.dropLast()
    services.append((text.prefix { !"[(".contains($0) }, String(name), scope))
  } else if text.contains(" --> ") {
    let ends = text.split(separator: " ")
    arrows.append((ends[0], ends[2]))
  }
}

/// The name of a service; where several scopes keep one of that name, with its scope.
@MainActor func name(of id: Substring) -> String {
  guard let service = services.first(where: { $0.id == id }) else { return "\(id)" }
  let isAlone = services.count { $0.name == service.name } == 1
  return isAlone ? service.name : "\(service.name) of \(service.scope ?? "nobody")"
}

var edges = arrows.map { "\(name(of: $0.asker)) asked for \(name(of: $0.asked))" }
edges += services.compactMap { service in
  service.scope.map { "\($0) keeps \(name(of: service.id))" }
}
print(edges.sorted().joined(separator: "\n"))

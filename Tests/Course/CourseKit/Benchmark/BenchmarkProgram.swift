/// The program that measures one chapter's container beside the simplest one that works and beside
/// plain initializers, all in one run.
struct BenchmarkProgram {
  /// What a chapter's container can do beyond building anew.
  enum Ability: CaseIterable {
    case keepsShared, registersInitializers, opensScopes

    /// The file that a chapter with this ability has.
    var files: [String] {
      switch self {
      case .keepsShared: ["Lifetime.swift", "Lifetimes.swift"]
      case .registersInitializers: ["Container+AutoRegister.swift"]
      case .opensScopes: ["Scope.swift"]
      }
    }
  }

  let chapter: Chapter
  let abilities: Set<Ability>

  /// The simplest container that works: a dictionary from a type to a closure.
  static let simplest = """
    public final class SimplestContainer {
      private var factories: [ObjectIdentifier: (SimplestContainer) -> Any] = [:]

      public init() {}

      public func register<Service>(
        _ type: Service.Type, factory: @escaping (SimplestContainer) -> Service
      ) {
        factories[ObjectIdentifier(type)] = factory
      }

      public func resolve<Service>(_ type: Service.Type) -> Service? {
        factories[ObjectIdentifier(type)]?(self) as? Service
      }
    }
    """

  /// Each line it prints is a name and the nanoseconds of one resolution, with a tab between.
  var source: String {
    """
    import \(chapter.module)
    import Simplest

    final class Page {}
    final class Book { let page: Page; init(page: Page) { self.page = page } }
    final class Shelf { let book: Book; init(book: Book) { self.book = book } }
    final class Shared {}
    final class Scoped {}

    let container = Container()
    try container.register(Page.self) { _ in Page() }
    try container.register(Book.self) { Book(page: try $0.resolve(Page.self)) }
    try container.register(Shelf.self) { Shelf(book: try $0.resolve(Book.self)) }
    \(preparation)
    container.freeze()

    let shared = Shared()
    let simplest = SimplestContainer()
    simplest.register(Page.self) { _ in Page() }
    simplest.register(Book.self) { Book(page: $0.resolve(Page.self)!) }
    simplest.register(Shelf.self) { Shelf(book: $0.resolve(Book.self)!) }
    simplest.register(Shared.self) { _ in shared }

    @inline(never) func keep(_ object: AnyObject) { held = object }
    nonisolated(unsafe) var held: AnyObject?

    let clock = ContinuousClock()
    let count = 10_000
    func nanoseconds(_ body: () throws -> Void) rethrows -> Double {
      let time = try clock.measure { for _ in 0..<count { try body() } }
      let parts = time.components
      return (Double(parts.seconds) * 1e9 + Double(parts.attoseconds) / 1e9) / Double(count)
    }

    var best: [(name: String, time: Double)] = []
    @MainActor func measure(_ name: String, _ body: () throws -> Void) rethrows {
      let time = try nanoseconds(body)
      if let index = best.firstIndex(where: { $0.name == name }) {
        best[index].time = min(best[index].time, time)
      } else {
        best.append((name, time))
      }
    }

    // The best of many short rounds is what the machine can do when nobody disturbs it.
    for _ in 0..<200 {
      \(measures.map(\.source).joined(separator: "\n  "))
    }
    for row in best { print(row.name, row.time, separator: "\\t") }
    """
  }

  private var preparation: String {
    var lines: [String] = []
    if abilities.contains(.keepsShared) {
      lines += ["try container.register(Shared.self, lifetime: .shared) { _ in Shared() }"]
    }
    if abilities.contains(.opensScopes) {
      lines += [
        "try container.register(Scoped.self, lifetime: .scoped) { _ in Scoped() }",
        "let scope = container.makeScope()",
        "let deepScope = scope.makeScope().makeScope().makeScope()",
      ]
    }
    if abilities.contains(.registersInitializers) {
      lines += [
        "let automatic = Container()",
        "try automatic.autoRegister(Page.self, using: Page.init)",
        "try automatic.autoRegister(Book.self, using: Book.init)",
        "try automatic.autoRegister(Shelf.self, using: Shelf.init)",
        "automatic.freeze()",
      ]
    }
    return lines.joined(separator: "\n")
  }

  private var measures: [Measure] {
    let page = Measure("transient", plain: "Page()", of: "Page")
    let hit = Measure("shared", plain: "shared", of: "Shared")
    let graph = Measure("graph", plain: "Shelf(book: Book(page: Page()))", of: "Shelf")
    var measures = [page]
    if abilities.contains(.keepsShared) { measures.append(hit) }
    measures.append(graph)
    if abilities.contains(.registersInitializers) {
      measures.append(graph.named("automatic", "automatic.resolve(Shelf.self)"))
    }
    if abilities.contains(.opensScopes) {
      measures.append(hit.named("scoped", "scope.resolve(Scoped.self)"))
      measures.append(page.named("1 level down", "scope.resolve(Page.self)"))
      measures.append(page.named("4 levels down", "deepScope.resolve(Page.self)"))
    }
    return measures
  }

  /// One thing that is made, or found, in three ways.
  private struct Measure {
    var name: String
    let plain: String
    let service: String
    var chapter: String

    init(_ name: String, plain: String, of service: String) {
      self.name = name
      self.plain = plain
      self.service = service
      chapter = "container.resolve(\(service).self)"
    }

    func named(_ name: String, _ chapter: String) -> Self {
      var measure = self
      measure.name = name
      measure.chapter = chapter
      return measure
    }

    var source: String {
      """
      measure("\(name) plain") { keep(\(plain)) }
        measure("\(name) simplest") { keep(simplest.resolve(\(service).self)!) }
        try measure("\(name) chapter") { keep(try \(chapter)) }
      """
    }
  }
}

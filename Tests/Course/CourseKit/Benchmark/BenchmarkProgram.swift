/// The program that measures one chapter's container beside the simplest one that works and beside
/// plain initializers, all in one run.
struct BenchmarkProgram {
  let chapter: Chapter
  /// Whether the chapter's container knows shared services.
  let hasLifetimes: Bool

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

    let container = Container()
    try container.register(Page.self) { _ in Page() }
    try container.register(Book.self) { Book(page: try $0.resolve(Page.self)) }
    try container.register(Shelf.self) { Shelf(book: try $0.resolve(Book.self)) }
    \(hasLifetimes ? "try container.register(Shared.self, lifetime: .shared) { _ in Shared() }" : "")
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
    let count = 200_000
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

    for _ in 0..<15 {
      measure("transient plain") { keep(Page()) }
      measure("transient simplest") { keep(simplest.resolve(Page.self)!) }
      try measure("transient chapter") { keep(try container.resolve(Page.self)) }
      measure("graph plain") { keep(Shelf(book: Book(page: Page()))) }
      measure("graph simplest") { keep(simplest.resolve(Shelf.self)!) }
      try measure("graph chapter") { keep(try container.resolve(Shelf.self)) }
      \(hasLifetimes ? sharedMeasures : "")
    }
    for row in best { print(row.name, row.time, separator: "\\t") }
    """
  }

  private var sharedMeasures: String {
    """
    measure("shared plain") { keep(shared) }
      measure("shared simplest") { keep(simplest.resolve(Shared.self)!) }
      try measure("shared chapter") { keep(try container.resolve(Shared.self)) }
    """
  }
}

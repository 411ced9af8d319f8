import ServiceLocator
import Testing

/// Services that need each other in a ring: each asks for the next, the last for the first.
struct RingOfServices: Sendable, CustomTestStringConvertible {
  struct First {}
  struct Second {}
  struct Third {}
  struct Fourth {}
  struct Fifth {}
  struct Leaf {}

  let testDescription: String
  let names: [String]
  private let register: @Sendable (Container, CallCounter) throws -> Void

  static let all = [alone, pair, pairWithLeaf, long]

  static let alone = RingOfServices(
    testDescription: "A service that needs itself", names: names("First")
  ) { container, calls in
    try container.register(First.self) { resolver in
      try calls.call()
      return try resolver.resolve(First.self)
    }
  }

  static let pair = RingOfServices(
    testDescription: "A pair that need each other", names: names("First", "Second")
  ) { container, calls in
    try container.register(First.self) { resolver in
      try calls.call()
      _ = try resolver.resolve(Second.self)
      return First()
    }
    try container.register(Second.self) { resolver in
      try calls.call()
      _ = try resolver.resolve(First.self)
      return Second()
    }
  }

  static let pairWithLeaf = RingOfServices(
    testDescription: "A pair of which one asks for something else first",
    names: names("First", "Second")
  ) { container, calls in
    try container.register(Leaf.self) { _ in Leaf() }
    try container.register(First.self) { resolver in
      try calls.call()
      _ = try resolver.resolve(Leaf.self)
      _ = try resolver.resolve(Second.self)
      return First()
    }
    try container.register(Second.self) { resolver in
      try calls.call()
      _ = try resolver.resolve(First.self)
      return Second()
    }
  }

  static let long = RingOfServices(
    testDescription: "A ring of five", names: names("First", "Second", "Third", "Fourth", "Fifth")
  ) { container, calls in
    func link<Asker, Next>(_ asker: Asker, to next: Next) throws {
      try container.register(Asker.self) { resolver in
        try calls.call()
        _ = try resolver.resolve(Next.self)
        return asker
      }
    }
    try link(First(), to: Second())
    try link(Second(), to: Third())
    try link(Third(), to: Fourth())
    try link(Fourth(), to: Fifth())
    try link(Fifth(), to: First())
  }

  /// A frozen container of the ring and of what `more` registers. Its factories stop a recursion
  /// that the container does not stop.
  func container(_ more: (Container) throws -> Void = { _ in }) throws -> Container {
    try frozenContainer { container in
      try register(container, CallCounter())
      try more(container)
    }
  }

  func askFirst(_ resolver: any Resolver) throws {
    _ = try resolver.resolve(First.self)
  }

  private static func names(_ names: String...) -> [String] {
    names.map { "ServiceLocatorTests.RingOfServices.\($0)" }
  }
}

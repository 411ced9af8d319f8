import Lifetimes
import Testing

/// A weak service that is asked for twice while the first answer is held.
struct WeakService: Sendable, CustomTestStringConvertible {
  actor Reader {}

  let testDescription: String
  let isShared: @Sendable () throws -> Bool

  private init<Service>(
    _ description: String, _ type: Service.Type, make: @escaping @Sendable () -> Service
  ) {
    testDescription = description
    isShared = {
      let container = try frozenContainer { container in
        try container.register(type, lifetime: .weak) { _ in make() }
      }
      let first = try container.resolve(type) as AnyObject
      let second = try container.resolve(type) as AnyObject
      return first === second
    }
  }

  static let all = [
    WeakService("A class", Voice.self) { Voice() },
    WeakService("A protocol with an object behind it", (any Speaking).self) { Voice() },
    WeakService("A class with a subclass behind it", Voice.self) { DeepVoice() },
    WeakService("Any object", AnyObject.self) { DeepVoice() },
    WeakService("An actor", Reader.self) { Reader() },
  ]
}

/// A service that is registered as weak although its factory makes a value.
struct HeldValue: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let name: String
  let ask: @Sendable () throws -> Void

  private init<Service>(
    _ description: String, _ type: Service.Type, make: @escaping @Sendable () -> Service
  ) {
    testDescription = description
    name = String(reflecting: type)
    let container = SharedContainer { container in
      try container.register(type, lifetime: .weak) { _ in make() }
    }
    ask = { _ = try container.value.get().resolve(type) }
  }

  static let all = [
    HeldValue("a struct", Library.Card.self) { Library.Card() },
    HeldValue("a struct behind a protocol", (any Speaking).self) { Caption() },
    HeldValue("a number", Int.self) { 42 },
    HeldValue("an array of objects", [Voice].self) { [Voice()] },
    HeldValue("a closure", (() -> Int).self) { { 42 } },
  ]
}

/// A container that several questions of one check go to, one after the other.
private final class SharedContainer: @unchecked Sendable {
  let value: Result<Container, any Error>

  init(_ register: (Container) throws -> Void) {
    value = Result { try frozenContainer(register) }
  }
}

/// Many weak services of as many types: `Leaf<Leaf<…>>`.
enum WeakNest {
  private static let all = 1...120

  final class Leaf<Inner> {}

  static func register(in container: Container) throws {
    try container.register(Voice.self, lifetime: .weak) { _ in Voice() }
    try visit(all) { type in try type.register(in: container) }
  }

  static func resolveAndDrop(_ numbers: ClosedRange<Int>, of container: Container) throws {
    try visit(numbers) { type in _ = try type.resolve(from: container) }
  }

  static func resolveAll(
    _ numbers: ClosedRange<Int>, of container: Container
  ) throws -> [AnyObject] {
    var objects: [AnyObject] = []
    try visit(numbers) { type in objects.append(try type.resolve(from: container)) }
    return objects
  }

  private static func visit(
    _ numbers: ClosedRange<Int>, _ body: (any Nesting.Type) throws -> Void
  ) rethrows {
    var type: any Nesting.Type = Leaf<Int>.self
    for number in all {
      if numbers.contains(number) { try body(type) }
      type = type.next
    }
  }
}

private protocol Nesting: AnyObject {
  static var next: any Nesting.Type { get }
  static func register(in container: Container) throws
  static func resolve(from container: Container) throws -> AnyObject
}

extension WeakNest.Leaf: Nesting {
  fileprivate static var next: any Nesting.Type { WeakNest.Leaf<WeakNest.Leaf<Inner>>.self }

  fileprivate static func register(in container: Container) throws {
    try container.register(WeakNest.Leaf<Inner>.self, lifetime: .weak) { _ in WeakNest.Leaf<Inner>()
    }
  }

  fileprivate static func resolve(from container: Container) throws -> AnyObject {
    try container.resolve(WeakNest.Leaf<Inner>.self)
  }
}

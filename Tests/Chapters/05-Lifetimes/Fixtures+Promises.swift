import Lifetimes
import Testing

/// A shared service whose factory makes something that fits its type without being of exactly it.
struct FittingProduct: Sendable, CustomTestStringConvertible {
  let testDescription: String

  /// Asks twice, and counts how often the factory ran.
  let buildsForTwoQuestions: @Sendable () throws -> Int

  private init<Service>(
    _ description: String, _ type: Service.Type, make: @escaping @Sendable () -> Any
  ) {
    testDescription = description
    buildsForTwoQuestions = {
      let calls = CallCounter()
      let container = try frozenContainer { container in
        try container.registerErased(type, lifetime: .shared) { _ in
          try calls.call()
          return make()
        }
      }
      for _ in 1...2 { _ = try container.resolve(type) }
      return calls.count
    }
  }

  static let all = [
    FittingProduct("exactly the type", Voice.self) { Voice() },
    FittingProduct("a subclass", Voice.self) { DeepVoice() },
    FittingProduct("an object behind a protocol", (any Speaking).self) { Voice() },
    FittingProduct("a struct behind a protocol", (any Speaking).self) { Caption() },
  ]
}

import AutoRegister
import Testing

/// Services of which each needs the next. Nobody registers the last.
enum Chained {
  struct Ink {}

  struct Pen { init(ink: Ink) {} }

  struct Writer { init(pen: Pen) {} }

  struct Editor { init(lamp: Lamp, writer: Writer) {} }

  static let names = ["Editor", "Writer", "Pen", "Ink"].map { "AutoRegisterTests.Chained.\($0)" }

  /// A service on the way that may be registered by hand.
  enum ByHand: CaseIterable, Sendable, CustomTestStringConvertible {
    case writer, pen

    var testDescription: String { "the \(self) is registered by hand" }
  }

  /// A container in which everything but the ink is registered.
  static func container(_ byHand: ByHand? = nil) throws -> Container {
    try frozenContainer { container in
      try container.register(Lamp.self) { _ in Lamp() }
      try container.autoRegister(Editor.self, using: Editor.init)
      if byHand == .writer {
        try container.register(Writer.self) { resolver in
          Writer(pen: try resolver.resolve(Pen.self))
        }
      } else {
        try container.autoRegister(Writer.self, using: Writer.init)
      }
      if byHand == .pen {
        try container.register(Pen.self) { resolver in Pen(ink: try resolver.resolve(Ink.self)) }
      } else {
        try container.autoRegister(Pen.self, using: Pen.init)
      }
    }
  }

  /// The service that is asked for.
  enum Asked: Int, CaseIterable, Sendable, CustomTestStringConvertible {
    case editor
    case writer
    case pen

    var testDescription: String { "the \(self)" }

    /// The names from this service to the ink.
    var chain: [String] { Array(Chained.names[rawValue...]) }

    func resolve(in container: Container) throws {
      switch self {
      case .editor: _ = try container.resolve(Editor.self)
      case .writer: _ = try container.resolve(Writer.self)
      case .pen: _ = try container.resolve(Pen.self)
      }
    }
  }
}

/// Services that need each other: `Question` an `Answer`, and so on, in a ring.
enum Ringed {
  final class Question { init(answer: Answer) {} }

  final class Answer { init(doubt: Doubt) {} }

  final class Doubt { init(question: Question) {} }

  static let path = ["Question", "Answer", "Doubt", "Question"].map {
    "AutoRegisterTests.Ringed.\($0)"
  }

  static func container() throws -> Container {
    let journal = Journal()
    return try frozenContainer { container in
      try container.autoRegister(Question.self, using: Question.init)
      try container.autoRegister(Answer.self, using: Answer.init)
      try container.register(Doubt.self) { resolver in
        try journal.write("doubt")
        return Doubt(question: try resolver.resolve(Question.self))
      }
    }
  }
}

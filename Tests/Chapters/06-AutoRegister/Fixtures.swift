import AutoRegister
import Testing

final class Lamp {}

final class Chair {}

/// Two types with one short name.
enum Hall {
  struct Card: Equatable { var number = 1 }
}

enum Cellar {
  struct Card: Equatable { var number = 2 }
}

protocol Speaking { var words: String { get } }

final class Voice: Speaking {
  let words: String

  init(card: Hall.Card) {
    words = "card \(card.number)"
  }
}

/// Needs one of each kind: a class, a value, something behind a protocol.
final class Desk {
  let lamp: Lamp
  let card: Cellar.Card
  let voice: any Speaking

  init(lamp: Lamp, card: Cellar.Card, voice: any Speaking) {
    self.lamp = lamp
    self.card = card
    self.voice = voice
  }
}

/// Needs two of one type.
final class Pair {
  let left: Lamp
  let right: Lamp

  init(left: Lamp, right: Lamp) {
    self.left = left
    self.right = right
  }
}

/// An error that no type in the chapter knows.
struct LostConnection: Error, Equatable {
  let attempt: Int
}

/// Keeps what happened, in order, and ends what nobody else ends.
final class Journal {
  struct Runaway: Error, CustomStringConvertible {
    let description = "Something was built more than 500 times, and nobody stopped it."
  }

  private(set) var entries: [String] = []

  func write(_ entry: String) throws {
    entries.append(entry)
    if entries.count > 500 { throw Runaway() }
  }

  func count(of entry: String) -> Int {
    entries.count { $0 == entry }
  }
}

/// Thrown where something is asked for while services are still being registered.
struct AskedTooEarly: Error, CustomStringConvertible {
  let description = """
    Something was asked for while services are still being registered, in `autoRegister` or in \
    `register(_:keptFor:build:)`. Nothing may be resolved or built at registration: most of it is \
    not needed then, and the rest of it may come later.
    """
}

/// A container with the registrations of `register`, frozen.
func frozenContainer(_ register: (Container) throws -> Void) throws -> Container {
  let container = Container()
  do {
    try register(container)
  } catch ResolutionFailure.notFrozen {
    throw AskedTooEarly()
  }
  container.freeze()
  return container
}

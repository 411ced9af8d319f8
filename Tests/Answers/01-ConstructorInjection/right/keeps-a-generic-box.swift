// Right: opens the existential and keeps the reader in a generic box.

// MARK: Step 1
private let box: any GreetingAsking

/// Keeps the reader in a box of its own type.
public init(reader: any GreetingReading) {
  func boxed<Reader: GreetingReading>(_ reader: Reader) -> any GreetingAsking {
    ReaderBox(reader: reader)
  }
  box = boxed(reader)
}
// End of step 1

// MARK: Step 2
message = try box.ask(name)
// End of step 2

protocol GreetingAsking {
  func ask(_ name: String) throws -> String
}

struct ReaderBox<Reader: GreetingReading>: GreetingAsking {
  let reader: Reader

  func ask(_ name: String) throws -> String { try reader.greeting(for: name) }
}

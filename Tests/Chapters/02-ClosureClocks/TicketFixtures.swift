import Foundation
import Testing

/// Gives ids that a check can tell beforehand.
final class IDList {
  private(set) var made: [UUID] = []

  func next() -> UUID {
    made.append(Self.id(made.count + 1))
    if made.count == 50 { Issue.record("50 ids were made: something asks again and again.") }
    return Self.id(made.count)
  }

  /// The id that is made as number `number`.
  static func id(_ number: Int) -> UUID {
    let low = UInt8(truncatingIfNeeded: number)
    return UUID(uuid: (7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, low))
  }
}

/// Gives the numbers that a check has written down, and keeps the ranges that were asked for.
final class LoadedDice {
  private var numbers: [Int]
  private(set) var ranges: [ClosedRange<Int>] = []

  init(_ numbers: Int...) {
    self.numbers = numbers
  }

  func roll(_ range: ClosedRange<Int>) -> Int {
    ranges.append(range)
    if ranges.count == 50 { Issue.record("50 numbers were rolled: something rolls on and on.") }
    // After the last number every roll differs, which ends a loop that waits for another one.
    return numbers.isEmpty ? ranges.count : numbers.removeFirst()
  }
}

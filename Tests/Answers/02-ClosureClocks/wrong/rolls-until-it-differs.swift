// Wrong: rolls until the number differs from the last one.
// Caught by: A number that comes again is used again
// Says: that drops repeats

// MARK: Step 3
private let makeID: () -> UUID
private let roll: (ClosedRange<Int>) -> Int
private let last = LastRoll()

/// Keeps both.
public init(makeID: @escaping () -> UUID, roll: @escaping (ClosedRange<Int>) -> Int) {
  self.makeID = makeID
  self.roll = roll
}

/// Mints.
public func mint(desk: String) -> LoanTicket {
  var number = roll(0...9999)
  while number == last.number { number = roll(0...9999) }
  last.number = number
  let digits = String(number)
  let code = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  return LoanTicket(id: makeID(), label: "\(desk)-\(code)")
}
// End of step 3

final class LastRoll {
  var number: Int?
}

// Wrong: draws its number from the system.
// Caught by: A label is the desk and the number rolled, in four plain digits
// Says: is a hidden input
// Caught by: One ticket takes one id and one roll from 0 to 9999

// MARK: Step 3
private let makeID: () -> UUID
private let roll: (ClosedRange<Int>) -> Int

/// Keeps both.
public init(makeID: @escaping () -> UUID, roll: @escaping (ClosedRange<Int>) -> Int) {
  self.makeID = makeID
  self.roll = roll
}

/// Mints.
public func mint(desk: String) -> LoanTicket {
  let digits = String(Int.random(in: 0...9999))
  let code = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  return LoanTicket(id: makeID(), label: "\(desk)-\(code)")
}
// End of step 3

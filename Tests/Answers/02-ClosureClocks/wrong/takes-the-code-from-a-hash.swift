// Wrong: takes the number from a hash, which is seeded anew for each process.
// Caught by: A label is the desk and the number rolled, in four plain digits
// Says: A number of its own

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
  let id = makeID()
  _ = roll(0...9999)
  let digits = String(id.hashValue.magnitude % 10_000)
  let code = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  return LoanTicket(id: id, label: "\(desk)-\(code)")
}
// End of step 3

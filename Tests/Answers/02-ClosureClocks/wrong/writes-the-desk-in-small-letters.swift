// Wrong: writes the name of the desk in small letters.
// Caught by: A label is the desk and the number rolled, in four plain digits
// Says: as it was given

// MARK: Step 3
private let makeID: () -> UUID
private let roll: (ClosedRange<Int>) -> Int

/// Keeps both abilities.
public init(makeID: @escaping () -> UUID, roll: @escaping (ClosedRange<Int>) -> Int) {
  self.makeID = makeID
  self.roll = roll
}

/// Mints.
public func mint(desk: String) -> LoanTicket {
  let digits = String(roll(0...9_999))
  let zeros = String(repeating: "0", count: max(0, 4 - digits.count))
  return LoanTicket(id: makeID(), label: "\(desk.lowercased())-\(zeros)\(digits)")
}
// End of step 3

// Wrong: writes the number as the locale of the process does.
// Caught by: A label is the desk and the number rolled, in four plain digits
// Says: digits from the current locale

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
  let code = roll(0...9999).formatted(.number.precision(.integerLength(4...)))
  return LoanTicket(id: makeID(), label: "\(desk)-\(code)")
}
// End of step 3

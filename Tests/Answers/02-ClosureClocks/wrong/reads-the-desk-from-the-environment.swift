// Wrong: lets the environment name the desk.
// Caught by: A label is the desk and the number rolled, in four plain digits
// Says: a desk from the environment

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
  let place = ProcessInfo.processInfo.environment["READING_DESK"] ?? "north"
  let digits = String(roll(0...9999))
  let code = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  return LoanTicket(id: makeID(), label: "\(place)-\(code)")
}
// End of step 3

// Wrong: rolls when it is made, and uses that number for every ticket.
// Caught by: A new minter has drawn nothing
// Says: used when a ticket is minted
// Caught by: A number that comes again is used again
// Says: or keeps its first roll

// MARK: Step 3
private let makeID: () -> UUID
private let number: Int

/// Keeps both.
public init(makeID: @escaping () -> UUID, roll: @escaping (ClosedRange<Int>) -> Int) {
  self.makeID = makeID
  number = roll(0...9999)
}

/// Mints.
public func mint(desk: String) -> LoanTicket {
  let digits = String(number)
  let code = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  return LoanTicket(id: makeID(), label: "\(desk)-\(code)")
}
// End of step 3

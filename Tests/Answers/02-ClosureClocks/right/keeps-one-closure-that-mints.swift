// Right: keeps a single closure that makes the parts of a ticket.

// MARK: Step 3
private let draw: () -> (UUID, Int)

/// Joins both abilities.
public init(makeID: @escaping () -> UUID, roll: @escaping (ClosedRange<Int>) -> Int) {
  draw = { (makeID(), roll(0...9_999)) }
}

/// Mints.
public func mint(desk: String) -> LoanTicket {
  let (id, number) = draw()
  return LoanTicket(id: id, label: desk + "-" + String(String(10_000 + number).dropFirst()))
}
// End of step 3

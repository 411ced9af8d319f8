// Right: formats the number with a locale of its own choice, never the current one.

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
  let style = IntegerFormatStyle<Int>(locale: Locale(identifier: "en_US_POSIX"))
    .grouping(.never).precision(.integerLength(4...))
  let id = makeID()
  return LoanTicket(id: id, label: [desk, roll(0...9999).formatted(style)].joined(separator: "-"))
}
// End of step 3

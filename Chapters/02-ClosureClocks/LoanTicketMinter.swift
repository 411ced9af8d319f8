import Foundation

/// Mints tickets from what it is handed: it draws no number and makes up no id by itself.
///
/// It receives two small abilities instead of one large environment, so its initializer says all
/// that can differ from one run to the next. Chapter 2, Step 3.
public struct LoanTicketMinter {
  // MARK: Step 3 · Mint from what is handed in, and from nothing else.
  /// Creates a minter that makes ids with `makeID` and draws codes with `roll`.
  public init(makeID: @escaping () -> UUID, roll: @escaping (ClosedRange<Int>) -> Int) {}

  /// Mints a ticket for `desk`: one new id, and one number rolled from 0 to 9999.
  ///
  /// The label holds the desk and the number in four plain digits, whatever the reader's language.
  public func mint(desk: String) -> LoanTicket {
    LoanTicket(id: UUID(), label: "\(desk)-\(Int.random(in: 0...9999).formatted())")
  }
  // End of step 3
}
